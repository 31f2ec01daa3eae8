import { useMutation } from "@tanstack/react-query";
import { deleteAccount } from "@trellis/contract/account-data";
import { type ReactNode, useState } from "react";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { DeletionSection } from "./deletion.section.tsx";
import { useKeepAccount } from "./use-keep-account.ts";
import type { WithProof } from "../../shared/account/with-proof.ts";

export interface SettingsDeletionProps {
  withProof: WithProof;
  /** Called after the deletion was scheduled, which cancels the subscription and signs out all other devices. */
  onScheduled: () => void;
}

/** Connects `DeletionSection` to the API. */
export function SettingsDeletion({ withProof, onScheduled }: SettingsDeletionProps): ReactNode {
  const { deletedFrom, isSubscribed } = useUser();
  const [isAsking, setAsking] = useState(false);
  const [isKeeping, keep] = useKeepAccount();
  const request = useMutation({
    mutationFn: () => withProof(() => api(deleteAccount, {})),
    async onSuccess(reply) {
      if (!reply) return;
      setAsking(false);
      if (reply.message) toast.neutral(reply.message);
      session.updateUser({ deletedFrom: reply.deletedFrom });
      await session.check();
      onScheduled();
    },
    onError: (failure) => showFailureToast(failure),
  });
  return (
    <DeletionSection
      deletedFrom={deletedFrom}
      view={request.isPending ? "deleting" : isAsking ? "asking" : isKeeping ? "keeping" : "shown"}
      hasSubscription={isSubscribed}
      onOpen={() => setAsking(true)}
      onConfirm={() => request.mutate()}
      onCancel={() => setAsking(false)}
      onKeep={keep}
    />
  );
}
