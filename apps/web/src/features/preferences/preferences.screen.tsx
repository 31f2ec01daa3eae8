import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { CurrentAnswersSection } from "./current-answers.section.tsx";
import { type PreferencesFormProps, PreferencesFormSection } from "./preferences-form.section.tsx";
import type { Choices, Lists } from "./preferences-view.ts";

export interface PreferencesScreenProps extends PreferencesFormProps {
  /** Saved answers. */
  current: Lists;
  /** Saved options. */
  currentChoices: Choices;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  gap: var(--tr-space-6);
  align-items: start;

  & > header {
    grid-column: 1 / -1;
  }

  /* The saved answers stay visible next to the form. */
  @media (min-width: 1101px) {
    grid-template-columns: minmax(0, 372px) minmax(0, 760px);

    & > :nth-child(2) {
      position: sticky;
      top: 88px;
    }
  }
`;

/** Shows and edits the answers that the roadmap is based on. */
export function PreferencesScreen({ current, currentChoices, ...form }: PreferencesScreenProps): ReactNode {
  const { t } = useTranslation(["preferences", "app"]);
  return (
    <Page>
      <PageHeader title={t("app:title.preferences")} text={t("lead")} />
      <CurrentAnswersSection answers={current} choices={currentChoices} />
      <PreferencesFormSection {...form} />
    </Page>
  );
}
