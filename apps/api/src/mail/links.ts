import { paths } from "@trellis/contract/paths";
import type { MailFacts, MailKind } from "@trellis/server-core/ports/mail";

type LinkOf<Kind extends MailKind> = (facts: MailFacts[Kind], token: string) => string;

/** Returns a function that returns the path of a card on the settings page. */
const settings = (card: "account" | "security" | "subscription") => () => `${paths.settings}#${card}`;
const subscription = settings("subscription");
/** Browsers don't send the part after `#`, so the token reaches no log and no other site. */
const verify = (_facts: unknown, token: string) => `${paths.verifyEmail}#token=${token}`;

/** The target of each kind's button: a path, or another site's URL. Emails of other kinds have no button. */
export const links: { [Kind in MailKind]?: LinkOf<Kind> } = {
  verifyEmail: verify,
  changeEmail: verify,
  trialEndsTomorrow: subscription,
  receipt: ({ url }) => url ?? subscription(),
  cardFailed: subscription,
  planChanged: subscription,
  subscriptionCanceled: subscription,
  subscriptionEnded: () => paths.payment,
  accountDeletionScheduled: settings("account"),
  secondFactorChanged: settings("security"),
};
