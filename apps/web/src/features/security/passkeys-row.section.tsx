import { passkeyNameMaximum } from "@trellis/contract/security";
import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { lengthNote } from "../../text/length-note.ts";
import { relativeTime } from "../../text/relative-time.ts";
import { AccountRow } from "../../shared/account/account-row.tsx";
import { longDate } from "../../text/long-date.ts";
import type { RowProps } from "./security-props.ts";

const List = styled.ul`
  display: grid;
  gap: var(--tr-space-3);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2) var(--tr-space-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--tr-space-3) var(--tr-space-4);
    border: 1px solid var(--tr-line);
    border-radius: var(--tr-radius-md);
  }
  & > li > [data-part="about"] {
    flex: 1 1 22ch;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > [data-part="about"] > span {
    display: block;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    &::first-letter {
      text-transform: uppercase;
    }
  }
  & > li > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2);
  }
  & form {
    display: grid;
    flex: 1;
    gap: var(--tr-space-3);
    min-width: 0;
    max-width: 440px;
  }
`;

/** Focuses the button that takes the place of a closed form. */
const focusNew = (button: HTMLButtonElement | null): void => button?.focus();

/** Lists the passkeys, and adds, renames and removes them. */
export function PasskeysRow({ factors, now, canUsePasskeys, onChange }: RowProps): ReactNode {
  const { t, i18n } = useTranslation("security");
  const [renamed, setRenamed] = useState<string>();
  const [formerlyRenamed, setFormerlyRenamed] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const { hasAuthenticator, pending } = factors;
  const passkeys = factors.passkeys.map((passkey) => ({ ...passkey, name: passkey.name || t("passkeys.unnamed") }));
  const isLast = passkeys.length === 1 && hasAuthenticator === false;
  const closeForm = () => {
    setFormerlyRenamed(renamed);
    setRenamed(undefined);
  };
  // The dialog closes if the passkey disappears from the list.
  const asked = passkeys.find(({ id }) => id === removed);
  const add = {
    label: t("passkeys.add"),
    loading: pending?.is === "addPasskey",
    onClick: () => onChange({ is: "addPasskey" }),
  };
  return (
    <AccountRow
      title={t("passkeys.title")}
      action={canUsePasskeys ? add : undefined}
      below={
        passkeys.length > 0 && (
          <List role="list" aria-label={t("passkeys.label")}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                {renamed === passkey.id ? (
                  <RenameForm
                    name={passkey.name}
                    onCancel={closeForm}
                    onSubmit={(name) => {
                      closeForm();
                      if (name !== passkey.name) onChange({ is: "renamePasskey", id: passkey.id, name });
                    }}
                  />
                ) : (
                  <>
                    <div data-part="about">
                      <strong>{passkey.name}</strong>
                      <span>
                        {passkey.createdAt &&
                          `${t("passkeys.addedOn", { date: longDate(passkey.createdAt, i18n.language) })}, `}
                        {passkey.usedAt
                          ? t("passkeys.used", { when: relativeTime(passkey.usedAt, now.getTime(), i18n.language) })
                          : t("passkeys.neverUsed")}
                      </span>
                    </div>
                    <div data-part="buttons">
                      <Button
                        ref={formerlyRenamed === passkey.id ? focusNew : undefined}
                        variant="quiet"
                        size="sm"
                        aria-label={t("passkeys.renameOne", { name: passkey.name })}
                        loading={pending?.is === "renamePasskey" && pending.id === passkey.id}
                        onClick={() => setRenamed(passkey.id)}
                      >
                        {t("passkeys.rename")}
                      </Button>
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={t("passkeys.removeOne", { name: passkey.name })}
                        onClick={() => setRemoved(passkey.id)}
                      >
                        {t("passkeys.remove")}
                      </Button>
                    </div>
                  </>
                )}
              </li>
            ))}
          </List>
        )
      }
    >
      <p>{t("passkeys.lead")}</p>
      {!canUsePasskeys && <p>{t("passkeys.unsupported")}</p>}
      <AlertDialog
        open={asked !== undefined}
        title={t("passkeys.question", { name: asked?.name ?? "" })}
        description={t(isLast ? "passkeys.last" : "passkeys.consequence")}
        confirmLabel={t("passkeys.remove")}
        cancelLabel={t("cancel")}
        tone="danger"
        loading={pending?.is === "removePasskey"}
        onConfirm={() => {
          if (asked) onChange({ is: "removePasskey", id: asked.id });
          setRemoved(undefined);
        }}
        onCancel={() => setRemoved(undefined)}
      />
    </AccountRow>
  );
}

interface RenameFormProps {
  name: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

function RenameForm({ name, onSubmit, onCancel }: RenameFormProps): ReactNode {
  const { t } = useTranslation("security");
  const [typed, setTyped] = useState(name);
  const note = lengthNote(typed.trim().length, passkeyNameMaximum);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && !note?.isTooLong) onSubmit(typed.trim());
      }}
    >
      <TextField
        ref={field}
        label={t("passkeys.name")}
        value={typed}
        hint={note?.text}
        error={typed.trim() ? note?.isTooLong && note.text : t("passkeys.nameMissing")}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div data-part="buttons">
        <Button type="submit" size="sm">
          {t("passkeys.save")}
        </Button>{" "}
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
