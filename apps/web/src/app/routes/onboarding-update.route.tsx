import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUpdate } from "../../features/preferences/preferences.query.ts";
import { PreferencesScreen } from "../../features/preferences/preferences.screen.tsx";
import { answersFrom, answersIn, problemsOf, textsOf, withTyped } from "../../features/preferences/preferences.ts";
import { roadmapQuery } from "../../features/roadmap/roadmap.query.ts";
import { roadmapWrites } from "../../features/roadmap/tick.ts";
import { session } from "../../features/session/session.ts";
import { useUser } from "../../features/session/use-session.ts";
import { toast } from "../../platform/toast.ts";
import { useLanguage } from "../../text/language.ts";
import { dropDraft, keepDraft, useDraft } from "../preferences-draft.ts";
import { tellFailure } from "../tell-failure.ts";

/** The five answers, to be changed. */
export function OnboardingUpdateRoute(): ReactNode {
  const { t } = useTranslation("preferences");
  const client = useQueryClient();
  const language = useLanguage();
  const { email: person, answers } = useUser();
  const draft = useDraft(person);
  const current = answersIn(language, answers);
  const { isUpdating, send } = useUpdate({
    // A tick that is still on its way is one of the plan of the old answers.
    scope: roadmapWrites,
    onSaved: ({ message, onboarding }, sent) => {
      dropDraft(sent.person);
      // Someone else may have signed in while it was on its way.
      if (session.auth.read().user?.email !== sent.person) return;
      session.update({ isOnboarded: true, answers: onboarding ?? sent.answers });
      toast.success(message ?? t("updated"));
      void session.check();
      // The plan of the old answers is no longer one; the new one is begun before anybody goes there.
      void client.resetQueries({ queryKey: ["roadmap"] });
      void client.prefetchQuery(roadmapQuery(sent.language));
    },
    onFailed: (failure) => tellFailure(failure),
  });
  return (
    <PreferencesScreen
      view={{ is: isUpdating ? "updating" : "editing" }}
      current={current}
      texts={textsOf(current, draft)}
      problems={problemsOf(draft)}
      isChanged={Object.keys(draft).length > 0}
      onType={(field, text) => keepDraft(person, withTyped(draft, current, field, text))}
      onUpdate={() => send({ person, language, answers: answersFrom(current, draft) })}
      onDiscard={() => dropDraft(person)}
    />
  );
}
