import { ChartVine, SunPaper } from "@trellis/ui/illustration";
import { QuickAction } from "@trellis/ui/quick-action";
import { SectionHeader } from "@trellis/ui/section-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { HubsSection } from "./hubs.section.tsx";
import { ThisWeekSection } from "./this-week.section.tsx";
import { WelcomeSection, type WelcomeSectionProps } from "./welcome.section.tsx";

export interface DashboardScreenProps extends WelcomeSectionProps {
  /** Section of the social platforms, next to “This week”. */
  platforms: ReactNode;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  gap: var(--tr-space-6);
  & > section + section {
    display: flex;
    flex-direction: column;
    & > :last-child {
      flex: 1;
      align-content: center;
    }
  }
  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }
  & > :last-child > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(270px, 100%), 1fr));
    gap: 14px;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The dashboard: welcome banner, platforms, weekly progress and quick actions. */
export function DashboardScreen({ view, name, now, isSmall, platforms }: DashboardScreenProps): ReactNode {
  const { t } = useTranslation("dashboard");
  return (
    <Page>
      <WelcomeSection {...{ view, name, now, isSmall }} />
      <ThisWeekSection view={view} />
      {platforms}
      <section>
        <SectionHeader title={t("quick.title")} />
        <div>
          <QuickAction
            tone="sun"
            title={t("quick.creation.title")}
            text={t("quick.creation.about")}
            linkLabel={t("quick.creation.action")}
            href={paths.creation}
            picture={<SunPaper />}
          />
          <QuickAction
            tone="sky"
            title={t("quick.analytics.title")}
            text={t("quick.analytics.about")}
            linkLabel={t("quick.analytics.action")}
            href={paths.analytics}
            picture={<ChartVine />}
          />
        </div>
        <HubsSection />
      </section>
    </Page>
  );
}
