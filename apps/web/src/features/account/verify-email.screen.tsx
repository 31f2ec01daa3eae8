import type { User } from "@trellis/contract/user";
import { Button, ButtonLink } from "@trellis/ui/button";
import { OpenBloom, Pot } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { Column } from "../../shared/account/form-layout.ts";

/** `over`: the link has expired, was used or is incomplete. `taken`: another account now has the new email. */
export type VerifyEmailView =
  | { is: "verifying" | "over" | "offline" }
  | { is: "verified" | "changed"; email: string }
  | { is: "taken" | "failed"; reason: string };

export interface VerifyEmailScreenProps {
  view: VerifyEmailView;
  /** The signed-in user, if there is one. */
  user?: Pick<User, "email" | "isEmailVerified" | "isSubscribed"> | undefined;
  /** If `true`, a new link is being sent. */
  isResending: boolean;
  /** Called when a signed-in user asks for a new link. */
  onResend: () => void;
  onRetry: () => void;
}

/** The page that the link in a confirmation email opens. */
export function VerifyEmailScreen({ view, user, isResending, onResend, onRetry }: VerifyEmailScreenProps): ReactNode {
  const { t } = useTranslation("verify-email");
  const isDone = view.is === "verified" || view.is === "changed";
  const canResend = view.is === "over" && user && !user.isEmailVerified;
  const settings = user?.isSubscribed ? paths.settings : paths.account;
  const next = isDone ? paths.dashboard : settings;
  return (
    <Column aria-busy={view.is === "verifying"}>
      {isDone ? <OpenBloom /> : view.is !== "verifying" && <Pot mood="wilted" width={180} />}
      <h1>{t(`${view.is}.heading`)}</h1>
      <p role="status">
        <Lead view={view} user={user} />
      </p>
      {(view.is === "offline" || view.is === "failed") && (
        <Button size="lg" fullWidth onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
      {canResend && (
        <Button size="lg" fullWidth loading={isResending} onClick={onResend}>
          {t("over.resend")}
        </Button>
      )}
      {view.is !== "verifying" && view.is !== "offline" && !canResend && (
        <ButtonLink
          href={user ? next : paths.signIn}
          size="lg"
          fullWidth
          variant={view.is === "failed" ? "quiet" : "primary"}
        >
          {t(!user ? "toSignIn" : isDone ? "toApp" : "toSettings")}
        </ButtonLink>
      )}
    </Column>
  );
}

function Lead({ view, user }: Pick<VerifyEmailScreenProps, "view" | "user">): ReactNode {
  const { t } = useTranslation("verify-email");
  if (view.is === "verified" || view.is === "changed") return t(`${view.is}.lead`, { email: view.email });
  if (view.is === "taken" || view.is === "failed") return view.reason;
  if (view.is !== "over") return t(`${view.is}.lead`);
  if (!user) return `${t("over.lead")} ${t("over.signInFirst")}`;
  return user.isEmailVerified ? `${t("over.lead")} ${t("over.confirmed", { email: user.email })}` : t("over.lead");
}
