import { PageHeader } from "@trellis/ui/page-header";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { SectionNavigation } from "./section-navigation.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 760px);
  gap: var(--tr-space-6) var(--tr-space-8);
  align-items: start;
  & > header {
    grid-column: 1 / -1;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-5);
  }
  & section {
    scroll-margin-top: 84px;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 760px);
    & section {
      scroll-margin-top: 132px;
    }
  }
`;

/** A card of the settings. */
export interface SettingsSection {
  /** The id of its card, which the navigation links to. */
  id: string;
  title: string;
  content: ReactNode;
}

/** The settings page: its cards in order, and links to them. */
export function SettingsScreen({ sections }: { sections: readonly SettingsSection[] }): ReactNode {
  const { t } = useTranslation(["settings", "app"]);
  return (
    <Page>
      <PageHeader title={t("app:title.settings")} text={t("lead")} />
      <SectionNavigation label={t("sections")} sections={sections} />
      <div>
        {sections.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </div>
    </Page>
  );
}
