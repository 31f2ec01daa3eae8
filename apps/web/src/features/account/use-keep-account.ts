import { useMutation } from "@tanstack/react-query";
import { keepAccount } from "@trellis/contract/account-data";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";

/** Returns whether the scheduled deletion is being canceled, and a function that cancels it. */
export function useKeepAccount(): [isKeeping: boolean, keep: () => void] {
  const { t } = useTranslation("account-settings");
  const { isPending, mutate } = useMutation({
    mutationFn: () => api(keepAccount, {}),
    onSuccess({ message }) {
      session.updateUser({ deletedFrom: undefined });
      toast.success(message ?? t("deletion.kept"));
    },
    onError: (failure) => showFailureToast(failure),
  });
  return [isPending, mutate];
}
