import { useMutation } from "@tanstack/react-query";
import { exportAccount } from "@trellis/contract/account-data";
import { download } from "@trellis/contract/client-download";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asUser } from "../../platform/as-user.ts";
import { saveFile } from "../../platform/download.ts";
import { toast } from "../../platform/toast.ts";
import { failureText } from "../../text/failure-text.ts";
import { DataSection } from "./data.section.tsx";
import type { WithProof } from "../../shared/account/with-proof.ts";

/** Connects `DataSection` to the API. */
export function SettingsData({ withProof }: { withProof: WithProof }): ReactNode {
  const { t } = useTranslation("account-settings");
  const request = useMutation({
    mutationFn: () => withProof(() => asUser((connection) => download(connection, exportAccount, {}))),
    onSuccess(archive) {
      if (!archive) return;
      saveFile(`trellis-${new Date().toISOString().slice(0, 10)}.zip`, archive);
      toast.success(t("data.done"));
    },
  });
  return (
    <DataSection
      view={
        request.isError
          ? { is: "failed", reason: failureText(request.error) }
          : { is: request.isPending ? "preparing" : "idle" }
      }
      onDownload={() => request.mutate()}
    />
  );
}
