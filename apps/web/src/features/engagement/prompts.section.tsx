import { Badge } from "@trellis/ui/badge";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { IdeaGrid } from "@trellis/ui/idea-card";
import { SectionHeader } from "@trellis/ui/section-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { platformOf } from "../../platforms.ts";
import type { EngagementPrompt } from "./audience.ts";
import { ProTips } from "./pro-tips.tsx";

export interface PromptsSectionProps {
  prompts: readonly EngagementPrompt[];
  /** Id of the note that explains why the buttons do nothing. */
  inertNoteId: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
`;

/** Six prompts fill two rows of three or three rows of two. */
const Grid = styled(IdeaGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
`;

const Prompt = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--tr-space-3);
  height: 100%;
  & > [data-part="where"] {
    display: flex;
    gap: 10px;
    align-items: center;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
  & > h3 {
    font-size: var(--tr-size-lg);
    overflow-wrap: anywhere;
  }
  & > [data-part="badges"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  & > button {
    margin-top: auto;
  }
`;

const tones = { High: "success", Medium: "info" } as const;

/** Engagement prompts and tips. The buttons do nothing (spec §2). */
export function PromptsSection({ prompts, inertNoteId }: PromptsSectionProps): ReactNode {
  const { t } = useTranslation("engagement");
  return (
    <Root>
      <div>
        <SectionHeader title={t("prompts.title")} />
        <Grid label={t("tabs.prompts")}>
          {prompts.map(({ id, prompt, platform, category, engagement }) => (
            <Prompt key={id}>
              <p data-part="where">
                <PlatformTile brand={platformOf(platform)} size="sm" />
                {platform}
              </p>
              <h3 id={`prompt-${id}`}>{prompt}</h3>
              <p data-part="badges">
                <Badge>{category}</Badge>
                <Badge tone={tones[engagement]}>{t(`prompts.engagement.${engagement}`)}</Badge>
              </p>
              <Button variant="soft" fullWidth aria-describedby={`prompt-${id} ${inertNoteId}`}>
                {t("prompts.use")}
              </Button>
            </Prompt>
          ))}
        </Grid>
      </div>
      <ProTips />
    </Root>
  );
}
