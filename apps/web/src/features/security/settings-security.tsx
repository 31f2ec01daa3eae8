import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addPasskey, passkeyCreationOptions, removePasskey, renamePasskey } from "@trellis/contract/security";
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from "@trellis/contract/authenticator";
import { type ReactNode, useState } from "react";
import { api } from "../../platform/api.ts";
import { downloadText } from "../../platform/download.ts";
import { useFocusRecovery } from "../../platform/focus.ts";
import { createPasskey } from "../../platform/passkey.ts";
import { canUsePasskeys } from "../../platform/passkey-support.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { fieldOf, type WithProof } from "../../shared/account/with-proof.ts";
import { showPasskeyFailure } from "./passkey-failure.ts";
import { securityQuery } from "./security.query.ts";
import { SecuritySection } from "./security.section.tsx";
import type { SecurityChange, SecurityView } from "./security-view.ts";

interface ChangeReply {
  message?: string | undefined;
  recoveryCodes?: readonly string[] | undefined;
}

async function addNewPasskey(): Promise<ChangeReply> {
  const { options } = await api(passkeyCreationOptions, {});
  return api(addPasskey, { body: { passkey: await createPasskey(options) } });
}

/** Sends a change of the second factors to the server. */
function make(change: Exclude<SecurityChange, { is: "setUpApp" }>): Promise<ChangeReply> {
  const { is } = change;
  if (is === "addPasskey") return addNewPasskey();
  if (is === "renamePasskey") return api(renamePasskey, { query: { id: change.id }, body: { name: change.name } });
  if (is === "removePasskey") return api(removePasskey, { query: { id: change.id } });
  if (is === "confirmApp") return api(confirmAuthenticator, { body: { code: change.code } });
  return is === "removeApp" ? api(removeAuthenticator, {}) : api(renewRecoveryCodes, {});
}

/** The card of passkeys, authenticator app and recovery codes. */
export function SettingsSecurity({ withProof, now }: { withProof: WithProof; now: Date }): ReactNode {
  const { email } = useUser();
  const client = useQueryClient();
  const factors = useQuery(securityQuery);
  const [setup, setSetup] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const change = useMutation({
    async mutationFn(wanted: SecurityChange) {
      if (wanted.is === "setUpApp") {
        const started = await withProof(() => api(setUpAuthenticator, {}));
        if (started) setSetup(started);
        return;
      }
      const reply = await withProof(() => make(wanted));
      if (!reply) return;
      if (wanted.is === "confirmApp") setSetup(undefined);
      setCodes(reply.recoveryCodes);
      if (reply.message) toast.success(reply.message);
      // Reload the user, too, because `hasSecondFactor` may have changed.
      await Promise.all([client.invalidateQueries(securityQuery), session.check()]);
    },
    onError(failure) {
      if (!fieldOf(failure, ["code"])) void showPasskeyFailure(failure);
    },
  });
  // The focused button may disappear after a change, and when the user closes the list of codes.
  useFocusRecovery(`${change.status} ${codes === undefined}`);
  const view: SecurityView = factors.data
    ? { is: "ready", ...factors.data, pending: change.isPending ? change.variables : undefined, setup, codes }
    : factors.isError
      ? { is: "failed", reason: failureText(factors.error), onRetry: () => void factors.refetch() }
      : { is: "loading" };
  return (
    <SecuritySection
      view={view}
      now={now}
      email={email}
      canUsePasskeys={canUsePasskeys()}
      refusal={fieldOf(change.error, ["code"]) && failureText(change.error)}
      onChange={(wanted) => {
        if (!change.isPending) change.mutate(wanted);
      }}
      onDownload={(file) => downloadText("trellis-recovery-codes.txt", file)}
      onCancelSetup={() => setSetup(undefined)}
      onCodesSaved={() => setCodes(undefined)}
    />
  );
}
