import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { SettingsSection } from "../../features/settings/settings.screen.tsx";
import { isPhoneWithoutHash, isSmallScreen, watchSmallScreen } from "../../platform/page.ts";
import { useIsSettled } from "../../platform/settled.ts";
import type { SettingsCardProps } from "./settings-cards.tsx";

/** A card without its content. */
export type SettingsCardLink = Omit<SettingsSection, "content"> & Pick<SettingsCardProps, "id">;

/** The component of the cards, once it has been fetched. */
let fetched: ComponentType<SettingsCardProps> | undefined;

async function fetchCards(): Promise<void> {
  fetched = (await import("./settings-cards.tsx")).SettingsCard;
}

/** Fetches the cards if the page shows any at first. Phones show a list of the cards. */
export async function fetchFirstCards(): Promise<void> {
  if (!isPhoneWithoutHash()) await fetchCards();
}

/** Adds the content of the cards, and returns whether it has been fetched. On phones, a card that was never opened has none. */
export function useCards(
  cards: readonly SettingsCardLink[],
  opened: string | undefined,
  props: Omit<SettingsCardProps, "id" | "isOpened">,
): { isReady: boolean; cards: SettingsSection[] } {
  const isSmall = useSyncExternalStore(watchSmallScreen, isSmallScreen, () => false);
  const isSettled = useIsSettled();
  const [Card, setCard] = useState(() => fetched);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (isSettled)
      fetchCards().then(
        () => setCard(() => fetched),
        (error: unknown) => setFailure({ error }),
      );
  }, [isSettled]);
  if (failure && !Card && opened !== undefined) throw failure.error;
  // A card stays mounted once it was shown, so that it keeps its state.
  const [mounted, setMounted] = useState<readonly string[]>([]);
  const missing = cards.filter(({ id }) => !mounted.includes(id) && (!isSmall || id === opened));
  if (missing.length > 0) setMounted([...mounted, ...missing.map(({ id }) => id)]);
  const contentOf = (id: SettingsCardProps["id"]) =>
    Card && mounted.includes(id) && <Card {...props} id={id} isOpened={id === opened} />;
  return { isReady: Card !== undefined, cards: cards.map((card) => ({ ...card, content: contentOf(card.id) })) };
}
