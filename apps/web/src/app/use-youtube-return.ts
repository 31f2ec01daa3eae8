import { type Outcome, outcomeIn } from "@trellis/machines/youtube-connection";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

const parameter = "youtube";

/** Tells once how someone is back from YouTube's consent page, and takes that out of the address: it must not be told again. */
export function useYoutubeReturn(onReturn: (outcome: Outcome) => void): void {
  const [search, setSearch] = useSearchParams();
  const outcome = outcomeIn(search.get(parameter));
  const tell = useEffectEvent((told: Outcome) => {
    onReturn(told);
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (outcome !== null) tell(outcome);
  }, [outcome]);
}
