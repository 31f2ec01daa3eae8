import { valibotResolver } from "@hookform/resolvers/valibot";
import { fullname, nameMaximum } from "@trellis/contract/fields";
import { Avatar } from "@trellis/ui/avatar";
import { AvatarPicker } from "@trellis/ui/avatar-picker";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { LinkText } from "@trellis/ui/link-text";
import { TextField } from "@trellis/ui/text-field";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import * as v from "valibot";
import { acceptedPictures, pictureMegabytes, type PictureProblem } from "./picture.ts";

/** `percent`: upload progress of a new picture. */
type ProfileView = { is: "editing" } | { is: "saving"; percent?: number | undefined };

export interface ProfileSectionProps {
  view: ProfileView;
  name: string;
  email: string;
  /** Whether the account card, which changes the email, is on the page. */
  hasAccountCard: boolean;
  /** The shown picture, whether it is unsaved, and the error for the last chosen file. */
  picture: { src: string | undefined; isNew: boolean; refused?: { file: string; problem: PictureProblem } | undefined };
  onPick: (file: File) => void;
  /** Called when the user discards the new picture. */
  onKeepCurrent: () => void;
  onSave: (fullname: string) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--tr-space-5);
  align-items: start;
  /* The drop area around the picture must not indent it. */
  & > :first-child {
    grid-column: 1 / -1;
    margin: -12px -12px -2px;
  }
  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  & [data-part="lock"] {
    display: flex;
    gap: 5px;
    align-items: center;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
  }
`;

/** The field of the email and, if the text is wider than the field, the whole email below it. */
const Email = styled.div`
  container-type: inline-size;
  & > p {
    overflow: hidden;
    max-height: clamp(0px, (var(--length) * 0.53rem + 2rem - 100cqi) * 999, 6lh);
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
`;

const profile = v.object({ fullname });

/** Edits the name and the picture. The email is changed in the account card. */
export function ProfileSection(props: ProfileSectionProps): ReactNode {
  const { view, name, email, hasAccountCard, picture, onPick, onKeepCurrent, onSave } = props;
  const { t } = useTranslation("settings");
  const { register, handleSubmit, formState, control } = useForm({
    resolver: valibotResolver(profile),
    defaultValues: { fullname: name },
  });
  const isSaving = view.is === "saving";
  // A save updates `name`, so the form then counts as unchanged.
  const isChanged = useWatch({ control, name: "fullname" }).trim() !== name || picture.isNew;
  const issue = formState.errors.fullname?.message;
  const { refused } = picture;
  return (
    <Card id="profile" title={t("profile.title")}>
      <Form noValidate onSubmit={handleSubmit((typed) => isChanged && !isSaving && onSave(typed.fullname))}>
        <AvatarPicker
          label={t("profile.picture")}
          hint={t("profile.pictureHint", { count: pictureMegabytes })}
          accept={acceptedPictures}
          preview={<Avatar name={name} src={picture.src} size={96} />}
          chooseLabel={t("profile.choose")}
          error={refused && t(`profile.${refused.problem}`, { file: refused.file, count: pictureMegabytes })}
          disabled={isSaving}
          onPick={onPick}
          onReject={onPick}
          {...(picture.isNew && { onRemove: onKeepCurrent, removeLabel: t("profile.keepCurrent") })}
          {...(view.is === "saving" && view.percent !== undefined && { progress: view.percent })}
          progressLabel={t("profile.uploading")}
        />
        <TextField
          label={t("profile.fullname")}
          autoComplete="name"
          readOnly={isSaving}
          error={
            issue && t(issue === "tooLong" ? "profile.tooLong" : "profile.fullnameRequired", { count: nameMaximum })
          }
          {...register("fullname")}
        />
        <Email style={{ "--length": email.length }}>
          <TextField
            label={t("profile.email")}
            labelAction={
              hasAccountCard ? (
                <LinkText href="#account">{t("profile.changeEmail")}</LinkText>
              ) : (
                <span data-part="lock">
                  <Lock size={13} strokeWidth={2} aria-hidden />
                  {t("profile.locked")}
                </span>
              )
            }
            type="email"
            autoComplete="email"
            readOnly
            value={email}
          />
          <p aria-hidden="true">{email}</p>
        </Email>
        <Button
          type="submit"
          variant={isChanged || isSaving ? "primary" : "secondary"}
          aria-disabled={!isChanged}
          loading={isSaving}
        >
          {t(isSaving ? "profile.saving" : "profile.save")}
        </Button>
      </Form>
    </Card>
  );
}
