import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { SettingsSection } from "../../features/settings/settings.screen.tsx";
import { isPhoneWithoutHash, isSmallScreen, watchSmallScreen } from "../../platform/page.ts";
import { useIsSettled } from "../../platform/settled.ts";
import type { SettingsCardProps } from "./settings-cards.tsx";

/** A card without its content. */
export type SettingsCardLink = Omit<SettingsSection, "content"> & Pick<SettingsCardProps, "id">;

const fetched: { SettingsCard?: ComponentType<SettingsCardProps> } = {};

const fetchCards = async () => Object.assign(fetched, await import("./settings-cards.tsx"));

/** Fetches the cards if the page shows any at first. Phones show a list of the cards. */
export async function fetchFirstCards(): Promise<void> {
  if (!isPhoneWithoutHash()) await fetchCards();
}

const LazyCard = lazy(async () => ({ default: (await import("./settings-cards.tsx")).SettingsCard }));

/** Adds the content of the cards. On phones, a card that was never opened has none. */
export function useCards(
  cards: readonly SettingsCardLink[],
  opened: string | undefined,
  props: Omit<SettingsCardProps, "id" | "isOpened">,
): SettingsSection[] {
  const isSmall = useSyncExternalStore(watchSmallScreen, isSmallScreen, () => false);
  const isSettled = useIsSettled();
  useEffect(() => {
    if (isSettled) void fetchCards().catch(() => undefined);
  }, [isSettled]);
  // Decided once: another component would replace the cards, and they would lose their state.
  const [Card] = useState(() => fetched.SettingsCard ?? LazyCard);
  // A card stays mounted once it was shown, so that it keeps its state.
  const [mounted, setMounted] = useState<readonly string[]>([]);
  const missing = cards.filter(({ id }) => !mounted.includes(id) && (!isSmall || id === opened));
  if (missing.length > 0) setMounted([...mounted, ...missing.map(({ id }) => id)]);
  return cards.map((card) => ({
    ...card,
    content: mounted.includes(card.id) && (
      <Suspense>
        <Card {...props} id={card.id} isOpened={card.id === opened} />
      </Suspense>
    ),
  }));
}
