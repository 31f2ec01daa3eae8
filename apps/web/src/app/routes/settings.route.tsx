import { useQuery } from "@tanstack/react-query";
import { isNotOffered } from "@trellis/contract/call-failed";
import { platforms } from "@trellis/contract/platforms";
import {
  AtSign,
  CreditCard,
  Languages,
  MonitorSmartphone,
  Palette,
  Share2,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useSubscriptionSummary } from "../../features/payment/use-subscription-summary.ts";
import { useConfirmIdentity } from "../../features/security/confirm-identity.tsx";
import { securityQuery } from "../../features/security/security.query.ts";
import { sessionsQuery } from "../../features/settings/sessions.query.ts";
import { type SettingsSection, SettingsScreen } from "../../features/settings/settings.screen.tsx";
import { useSocialAccounts } from "../../features/social-accounts/use-social-accounts.ts";
import { focusSection } from "../../platform/sections.ts";
import { isPhoneWithoutHash, isSmallScreen, watchSmallScreen } from "../../platform/small-screen.ts";
import { useIsSettled } from "../../platform/settled.ts";
import { useTheme } from "../../platform/theme.ts";
import { useUser } from "../../session/use-session.ts";
import type { SettingsCardProps } from "./settings-cards.tsx";
import { platformNames } from "../../platforms.ts";
import { longDate } from "../../text/long-date.ts";
import { useLanguage } from "../../text/use-language.ts";
import { proveWithGoogle, useAccount } from "../../features/account/use-account.ts";

/** A card without its content. */
type SettingsCardLink = Omit<SettingsSection, "content"> & Pick<SettingsCardProps, "id">;

/** The component of the cards, once it has been fetched. */
let fetched: ComponentType<SettingsCardProps> | undefined;

async function fetchCards(): Promise<void> {
  fetched = (await import("./settings-cards.tsx")).SettingsCard;
}

/** Fetches the cards if the page shows any at first. Phones show a list of the cards. */
async function fetchFirstCards(): Promise<void> {
  if (!isPhoneWithoutHash()) await fetchCards();
}

/** Adds the content of the cards, and returns whether it has been fetched. On phones, a card that was never opened has none. */
function useCards(
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
  // A card stays mounted once it has been shown, so that it keeps its state.
  const [mounted, setMounted] = useState<readonly string[]>([]);
  const missing = cards.filter(({ id }) => !mounted.includes(id) && (!isSmall || id === opened));
  if (missing.length > 0) setMounted([...mounted, ...missing.map(({ id }) => id)]);
  const contentOf = (id: SettingsCardProps["id"]) =>
    Card && mounted.includes(id) && <Card {...props} id={id} isOpened={id === opened} />;
  return { isReady: Card !== undefined, cards: cards.map((card) => ({ ...card, content: contentOf(card.id) })) };
}

/** Loads the settings page. Phones fetch the cards later, because they show the list of cards first. */
export async function loadSettings(): Promise<typeof SettingsRoute> {
  await fetchFirstCards();
  return SettingsRoute;
}

/** The settings. To add a card, add it to `sections` and to `SettingsCard`. */
function SettingsRoute(): ReactNode {
  const { t, i18n } = useTranslation(["settings", "account-settings", "security", "social", "app"]);
  const { name, email, isEmailVerified, deletedFrom, hasAccountCalls } = useUser();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const accounts = useSocialAccounts();
  const { returnedFrom } = accounts;
  const { withProof, dialog } = useConfirmIdentity(proveWithGoogle);
  const account = useAccount(withProof);
  const security = useQuery(securityQuery);
  const sessions = useQuery(sessionsQuery);
  const language = useLanguage();
  const theme = useTheme();
  const [now] = useState(() => new Date());
  const subscription = useSubscriptionSummary(now);
  // Phones show one card at a time, so open the social accounts card when the user returns from a consent page.
  useEffect(() => {
    if (returnedFrom) void navigate({ hash: "#social" }, { replace: true });
  }, [returnedFrom, navigate]);
  const connected = platforms.flatMap((each) => (accounts.connected[each] ? platformNames[each] : []));
  const hasSecondStep = security.data && (security.data.hasAuthenticator || security.data.passkeys.length > 0);
  const devices = sessions.data && t("summary.devices", { count: sessions.data.length });
  const accountSummary = deletedFrom
    ? t("account-settings:deletion.scheduled", { date: longDate(deletedFrom, i18n.language) })
    : isEmailVerified
      ? email
      : t("account-settings:email.unconfirmed");
  const sections: (SettingsCardLink | false)[] = [
    { id: "profile", title: t("profile.title"), icon: UserRound, summary: name },
    hasAccountCalls && {
      id: "account",
      title: t("account-settings:title"),
      icon: AtSign,
      summary: accountSummary,
      isUrgent: !isEmailVerified || Boolean(deletedFrom),
    },
    !isNotOffered(security.error) && {
      id: "security",
      title: t("security:title"),
      icon: ShieldCheck,
      summary: security.data && t(hasSecondStep ? "summary.secondStepOn" : "summary.secondStepOff"),
    },
    {
      id: "subscription",
      title: t("subscription.title"),
      icon: CreditCard,
      ...subscription,
    },
    {
      id: "social",
      title: t("social.title"),
      icon: Share2,
      summary: connected.join(", ") || t("social:notConnected"),
    },
    !isNotOffered(sessions.error) && {
      id: "sessions",
      title: t("sessions.title"),
      icon: MonitorSmartphone,
      summary: devices,
    },
    {
      id: "language",
      title: t("language.title"),
      icon: Languages,
      summary: t(`app:language.${language}`),
    },
    {
      id: "theme",
      title: t("theme.title"),
      icon: Palette,
      summary: t(`theme.${theme}`),
    },
  ];
  const offered = sections.filter((each) => each !== false);
  const opened = offered.find(({ id }) => hash === `#${id}`)?.id;
  const { isReady, cards } = useCards(offered, opened, { now, account, accounts });
  const shown = useRef(opened);
  useEffect(() => {
    if (!isReady) return undefined;
    const closed = shown.current;
    shown.current = opened;
    if (closed === opened) return undefined;
    // Wait a frame: after a click on a link to a section, the browser itself moves focus.
    const frame = requestAnimationFrame(() => focusSection(opened, closed));
    return () => cancelAnimationFrame(frame);
  }, [opened, isReady]);
  return (
    <>
      <SettingsScreen sections={cards} opened={opened} />
      {dialog}
    </>
  );
}
