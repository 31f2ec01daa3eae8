import { LinkText } from "@trellis/ui/link-text";
import { PageHeader } from "@trellis/ui/page-header";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { type SectionLink, SectionNavigation } from "./section-navigation.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: clamp(202px, 12.625rem, 280px) minmax(0, 1fr);
  gap: var(--tr-space-6) var(--tr-space-5);
  align-items: start;
  & > header {
    grid-column: 1 / -1;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-5);
    & > a {
      display: none;
    }
  }
  & section {
    scroll-margin-top: 84px;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
    & section {
      scroll-margin-top: 132px;
    }
  }
  /* Phones show either the list of sections or a single section. */
  @media (max-width: 767px) {
    gap: var(--tr-space-4);
    & > div > a {
      display: inline-flex;
      gap: var(--tr-space-2);
      align-items: center;
      justify-self: start;
      min-height: 44px;
      margin-block: -8px;
    }
    /* When the window becomes narrow, a section with an open dialog stays, because hiding it would hide the dialog. */
    & > div > div:not([data-open], :has(dialog[open])),
    &:not([data-open]) > div:not(:has(dialog[open])),
    &[data-open] > nav {
      display: none;
    }
    &[data-open] > header {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** A card of the settings. */
export interface SettingsSection extends SectionLink {
  content: ReactNode;
}

export interface SettingsScreenProps {
  sections: readonly SettingsSection[];
  /** The id of the section that is open on phones. If it is missing, phones show the list. */
  opened?: string | undefined;
}

/** The settings page: its cards in order, and links to them. Phones show only the list, or only the card in the URL. */
export function SettingsScreen({ sections, opened }: SettingsScreenProps): ReactNode {
  const { t } = useTranslation(["settings", "app"]);
  return (
    <Page data-open={opened}>
      <PageHeader title={t("app:title.settings")} text={t("lead")} />
      <SectionNavigation label={t("sections")} sections={sections} />
      <div>
        <LinkText variant="strong" href={paths.settings}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {t("all")}
        </LinkText>
        {sections.map(({ id, content }) => (
          <div key={id} data-open={id === opened || undefined}>
            {content}
          </div>
        ))}
      </div>
    </Page>
  );
}
