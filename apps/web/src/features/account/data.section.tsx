import { Notice } from "@trellis/ui/notice";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountRow } from "../../shared/account/account-row.tsx";

export interface DataSectionProps {
  view: { is: "idle" | "preparing" } | { is: "failed"; reason: string };
  onDownload: () => void;
}

/** Downloads everything stored about the user. */
export function DataSection({ view, onDownload }: DataSectionProps): ReactNode {
  const { t } = useTranslation("account-settings");
  const isPreparing = view.is === "preparing";
  return (
    <AccountRow
      title={t("data.title")}
      action={{
        label: t(view.is === "failed" ? "data.retry" : "data.download"),
        iconStart: <Download size={18} strokeWidth={1.75} aria-hidden />,
        loading: isPreparing,
        onClick: onDownload,
      }}
      below={
        view.is === "failed" && (
          <Notice kind="danger" title={t("data.failed")}>
            {view.reason}
          </Notice>
        )
      }
    >
      <p>{isPreparing ? t("data.preparing") : t("data.lead")}</p>
      <VisuallyHidden role="status">{isPreparing && t("data.preparing")}</VisuallyHidden>
    </AccountRow>
  );
}
