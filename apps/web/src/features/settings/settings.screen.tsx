import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

/** The cards of the settings, in display order. Each key is also an anchor. */
const settingsSections = ["profile", "language", "theme", "subscription", "social", "sessions"] as const;

const Page = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 760px);
  gap: var(--tr-space-6) var(--tr-space-8);
  align-items: start;
  & > header {
    grid-column: 1 / -1;
  }
  & > nav {
    position: sticky;
    top: 88px;
  }
  & > nav ul {
    display: grid;
    gap: 2px;
  }
  & > nav a {
    display: block;
    padding: 9px 12px;
    border-radius: var(--tr-radius-md);
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    text-decoration: none;
    &:hover {
      background: var(--tr-surface-2);
      color: var(--tr-text);
    }
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-5);
  }
  & > div > section {
    scroll-margin-top: 84px;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 760px);
    & > nav {
      display: none;
    }
  }
`;

/** The settings page, with links to its cards on wide screens. */
export function SettingsScreen({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation(["settings", "app"]);
  return (
    <Page>
      <PageHeader title={t("app:title.settings")} text={t("lead")} />
      <nav aria-label={t("sections")}>
        <ul>
          {settingsSections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${section}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </Page>
  );
}
