import { deletionDays } from "@trellis/contract/account-data";
import { AlertDialog } from "@trellis/ui/alert-dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AccountRow } from "../../shared/account/account-row.tsx";
import { longDate } from "../../text/long-date.ts";

const Facts = styled.ul`
  display: grid;
  gap: var(--tr-space-2);
  padding-inline-start: 1.2em;
  color: var(--tr-text-2);
  list-style: disc;
`;

export interface DeletionSectionProps {
  /** When the account will be deleted, ISO 8601, if that was requested. */
  deletedFrom?: string | undefined;
  /** `asking` and `deleting`: the dialog is open. */
  view: "shown" | "asking" | "deleting" | "keeping";
  /** Whether the user has a subscription, which the deletion cancels. */
  hasSubscription: boolean;
  onOpen: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when the user cancels the scheduled deletion. */
  onKeep: () => void;
}

const facts = ["what", "devices", "mind", "exportFirst"] as const;
const subscriberFacts = ["what", "subscription", "devices", "mind", "exportFirst"] as const;

/** Schedules the deletion of the account after a confirmation, or cancels a scheduled deletion. */
export function DeletionSection(props: DeletionSectionProps): ReactNode {
  const { deletedFrom, view, hasSubscription, onOpen, onConfirm, onCancel, onKeep } = props;
  const { t, i18n } = useTranslation("account-settings");
  const count = deletionDays;
  return (
    <AccountRow
      title={t("deletion.title")}
      isDanger
      action={
        deletedFrom === undefined
          ? { label: t("deletion.open"), onClick: onOpen }
          : { label: t("deletion.keep"), onClick: onKeep, loading: view === "keeping" }
      }
    >
      <p>
        {deletedFrom === undefined
          ? t("deletion.lead", { count })
          : t("deletion.scheduled", { date: longDate(deletedFrom, i18n.language) })}
      </p>
      <AlertDialog
        open={view === "asking" || view === "deleting"}
        title={t("deletion.question")}
        description={t("deletion.when", { count })}
        confirmLabel={t("deletion.confirm")}
        cancelLabel={t("deletion.cancel")}
        loading={view === "deleting"}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <Facts>
          {(hasSubscription ? subscriberFacts : facts).map((fact) => (
            <li key={fact}>{t(`deletion.${fact}`)}</li>
          ))}
        </Facts>
      </AlertDialog>
    </AccountRow>
  );
}
