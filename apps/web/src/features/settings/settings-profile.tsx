import { useMutation } from "@tanstack/react-query";
import { updateProfile } from "@trellis/contract/profile";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { webAddress } from "../../platform/web-address.ts";
import { toast } from "../../platform/toast.ts";
import { previewOf, uploadTransport } from "../../platform/upload.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { problemOf } from "./picture.ts";
import { ProfileSection, type ProfileSectionProps } from "./profile.section.tsx";

type Refused = ProfileSectionProps["picture"]["refused"];

/** The profile card. A chosen picture is uploaded when the user saves the profile. */
export function SettingsProfile(): ReactNode {
  const { t } = useTranslation("settings");
  const { name, email, avatar, hasAccountCalls } = useUser();
  const [chosen, setChosen] = useState<{ file: File; src?: string }>();
  const [refused, setRefused] = useState<Refused>();
  const [percent, setPercent] = useState<number>();

  async function pick(file: File) {
    const problem = problemOf(file);
    setRefused(problem && { file: file.name, problem });
    if (problem) return;
    // The file can be saved before its preview is ready.
    setChosen({ file });
    try {
      const src = await previewOf(file);
      setChosen((now) => (now?.file === file ? { file, src } : now));
    } catch {
      setRefused({ file: file.name, problem: "unreadable" });
      setChosen((now) => (now?.file === file ? undefined : now));
    }
  }
  const save = useMutation({
    mutationFn: (fullname: string) => {
      setPercent(chosen && 0);
      const upload = uploadTransport((progress) => chosen && setPercent(progress));
      // The timeout of `upload` is long, so use it only for a picture.
      if (!chosen) return api(updateProfile, { body: { fullname } }, undefined, { fetch: upload.fetch });
      return api(updateProfile, { body: { fullname, file: chosen.file } }, undefined, upload);
    },
    onSuccess: ({ user, message }, fullname) => {
      session.updateUser(user ?? { name: fullname });
      // Without a user in the reply, load the user to learn the URL of a new picture.
      if (!user) void session.check();
      setChosen(undefined);
      setRefused(undefined);
      toast.success(message ?? t("profile.saved"));
    },
    onError: (failure) => showFailureToast(failure),
  });
  return (
    <ProfileSection
      view={save.isPending ? { is: "saving", percent } : { is: "editing" }}
      name={name}
      email={email}
      hasAccountCard={hasAccountCalls}
      picture={{ src: chosen?.src ?? webAddress(avatar), isNew: chosen !== undefined, refused }}
      onPick={(file) => void pick(file)}
      onKeepCurrent={() => setChosen(undefined)}
      onSave={(fullname) => save.mutate(fullname)}
    />
  );
}
