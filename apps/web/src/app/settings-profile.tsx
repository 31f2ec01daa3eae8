import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "../features/session/session.ts";
import { useUser } from "../features/session/use-session.ts";
import { problemOf } from "../features/settings/picture.ts";
import { saveProfile } from "../features/settings/profile.query.ts";
import { ProfileSection, type ProfileSectionProps } from "../features/settings/profile.section.tsx";
import { addressOf, previewOf } from "../platform/picture.ts";
import { toast } from "../platform/toast.ts";
import { tellFailure } from "./tell-failure.ts";

type Refused = ProfileSectionProps["picture"]["refused"];

/** The profile card: what is chosen stays here until it is saved. */
export function SettingsProfile(): ReactNode {
  const { t } = useTranslation("settings");
  const { name, email, avatar } = useUser();
  const [chosen, setChosen] = useState<{ file: File; src?: string }>();
  const [refused, setRefused] = useState<Refused>();
  const [percent, setPercent] = useState<number>();

  async function pick(file: File) {
    const problem = problemOf(file);
    setRefused(problem && { file: file.name, problem });
    if (problem) return;
    // Chosen at once, seen as soon as it is read: whoever is quick saves it all the same.
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
      return saveProfile({ fullname, file: chosen?.file, onProgress: (sent) => chosen && setPercent(sent) });
    },
    onSuccess: ({ user, message }) => {
      session.update(user);
      setChosen(undefined);
      setRefused(undefined);
      toast.success(message ?? t("profile.saved"));
    },
    onError: (failure) => tellFailure(failure),
  });
  return (
    <ProfileSection
      view={save.isPending ? { is: "saving", percent } : { is: "editing" }}
      name={name}
      email={email}
      picture={{ src: chosen?.src ?? addressOf(avatar), isNew: chosen !== undefined, refused }}
      onPick={(file) => void pick(file)}
      onKeepOld={() => setChosen(undefined)}
      onSave={(fullname) => save.mutate(fullname)}
    />
  );
}
