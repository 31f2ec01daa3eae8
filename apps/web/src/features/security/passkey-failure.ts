import i18next from "i18next";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { PasskeyFailed } from "../../platform/passkey.ts";
import { toast } from "../../platform/toast.ts";
import { fetchAhead } from "../../text/i18n.ts";

/** Shows a toast that says why a passkey could not be used or created, or why a call failed. */
export async function showPasskeyFailure(failure: unknown): Promise<void> {
  if (!(failure instanceof PasskeyFailed)) return showFailureToast(failure);
  await fetchAhead(["security"]);
  const show = failure.reason === "canceled" ? toast.neutral : toast.error;
  show(i18next.t(`security:passkey.${failure.reason}.title`), i18next.t(`security:passkey.${failure.reason}.hint`));
}
