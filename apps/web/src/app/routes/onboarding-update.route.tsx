import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUpdate } from "../../features/preferences/preferences.query.ts";
import { fields } from "../../features/preferences/preferences-view.ts";
import { PreferencesScreen } from "../../features/preferences/preferences.screen.tsx";
import {
  answersFrom,
  answersIn,
  choicesFrom,
  problemsOf,
  textsOf,
  withChosen,
  withTyped,
} from "../../features/preferences/preferences.ts";
import { roadmapQuery } from "../../features/roadmap/roadmap.query.ts";
import { roadmapMutationScope } from "../../features/roadmap/tick.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { toast } from "../../platform/toast.ts";
import { useLanguage } from "../../text/use-language.ts";
import { dropDraft, keepDraft, useDraft } from "../../features/preferences/preferences-draft.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";

/** Update Preferences: edits the onboarding answers. */
export function OnboardingUpdateRoute(): ReactNode {
  const { t } = useTranslation("preferences");
  const client = useQueryClient();
  const language = useLanguage();
  const { email, answers } = useUser();
  const draft = useDraft(email);
  const current = answersIn(language, answers);
  const saved = { audienceSize: answers?.audienceSize, weeklyHours: answers?.weeklyHours };
  const choices = choicesFrom(saved, draft);
  const [isUpdated, setUpdated] = useState(false);
  const isChanged = Object.keys(draft).length > 0;
  const { isUpdating, send } = useUpdate({
    // Pending task changes belong to the old roadmap, so send them first.
    scope: roadmapMutationScope,
    onSaved: ({ message, onboarding }, sent) => {
      dropDraft(sent.email);
      setUpdated(true);
      // Another user may have signed in while the request was pending.
      if (session.auth.read().user?.email !== sent.email) return;
      session.updateUser({ isOnboarded: true, answers: onboarding ?? sent.answers });
      toast.success(message ?? t("updated"));
      void session.check();
      // The old roadmap is obsolete. Start generating the new one before the user opens it.
      void client.resetQueries({ queryKey: ["roadmap"] });
      void client.prefetchQuery(roadmapQuery(sent.language));
    },
    onFailed: (failure) => showFailureToast(failure),
  });
  return (
    <PreferencesScreen
      view={{ is: isUpdating ? "updating" : isUpdated && !isChanged ? "updated" : "editing" }}
      changed={fields.filter((field) => draft[field] !== undefined)}
      choices={choices}
      current={current}
      texts={textsOf(current, draft)}
      problems={problemsOf(draft)}
      isChanged={isChanged}
      onType={(field, text) => keepDraft(email, withTyped(draft, current, field, text))}
      onChoose={(name, option) => keepDraft(email, withChosen(draft, saved, name, option))}
      onUpdate={() => {
        setUpdated(false);
        send({ email, language, answers: { ...answersFrom(current, draft), ...choices } });
      }}
      onDiscard={() => {
        setUpdated(false);
        dropDraft(email);
      }}
    />
  );
}
