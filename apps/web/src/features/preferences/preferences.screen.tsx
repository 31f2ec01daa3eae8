import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { type PreferencesFormProps, PreferencesFormSection } from "./preferences-form.section.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
  container-type: inline-size;
`;

/** Shows and edits the answers that the roadmap is based on. */
export function PreferencesScreen(form: PreferencesFormProps): ReactNode {
  const { t } = useTranslation(["preferences", "app"]);
  return (
    <Page>
      <PageHeader title={t("app:title.preferences")} text={t("lead")} />
      <PreferencesFormSection {...form} />
    </Page>
  );
}
