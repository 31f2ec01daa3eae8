import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Notice } from "@trellis/ui/notice";
import { Skeleton } from "@trellis/ui/skeleton";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AccountRows } from "../../shared/account/account-rows.ts";
import { AppRow } from "./app-row.section.tsx";
import { PasskeysRow } from "./passkeys-row.section.tsx";
import { RecoveryRow } from "./recovery-row.section.tsx";
import type { SecuritySectionProps } from "./security-props.ts";

const Lead = styled.p`
  margin-bottom: var(--tr-space-5);
  color: var(--tr-text-2);
`;

/** The card of passkeys, authenticator app and recovery codes. */
export function SecuritySection(props: SecuritySectionProps): ReactNode {
  const { view } = props;
  const { t } = useTranslation("security");
  return (
    <Card id="security" title={t("title")}>
      {view.is === "loading" && (
        <>
          <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
          <Skeleton height={64} />
        </>
      )}
      {view.is === "failed" && (
        <Notice
          kind="danger"
          title={t("failed")}
          action={
            <Button variant="secondary" size="sm" onClick={view.onRetry}>
              {t("retry")}
            </Button>
          }
        >
          {view.reason}
        </Notice>
      )}
      {view.is === "ready" && (
        <>
          <Lead>{t("lead")}</Lead>
          <AccountRows>
            {(props.canUsePasskeys || view.passkeys.length > 0) && <PasskeysRow {...props} factors={view} />}
            {view.hasAuthenticator !== undefined && <AppRow {...props} factors={view} />}
            {(view.hasAuthenticator || view.passkeys.length > 0) && <RecoveryRow {...props} factors={view} />}
          </AccountRows>
        </>
      )}
    </Card>
  );
}
