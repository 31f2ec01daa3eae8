import { paths } from "@trellis/contract/paths";
import type { MailFacts, MailKind } from "@trellis/server-core/ports/mail";

type LinkOf<Kind extends MailKind> = (facts: MailFacts[Kind], token: string) => string;

const settings = () => paths.settings;
/** Browsers don't send the part after `#`, so the token reaches no log and no other site. */
const verify = (_facts: unknown, token: string) => `${paths.verifyEmail}#token=${token}`;

/** The target of each kind's button: a path, or another site's URL. Emails of other kinds have no button. */
export const links: { [Kind in MailKind]?: LinkOf<Kind> } = {
  verifyEmail: verify,
  changeEmail: verify,
  trialEndsTomorrow: settings,
  receipt: ({ url }) => url ?? paths.settings,
  cardFailed: settings,
  planChanged: settings,
  subscriptionCanceled: settings,
  subscriptionEnded: () => paths.payment,
  accountDeletionScheduled: settings,
  secondFactorChanged: settings,
};
