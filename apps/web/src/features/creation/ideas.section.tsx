import { type ContentIdea, engagementOf } from "@trellis/contract/content";
import { IdeaCard, IdeaGrid } from "@trellis/ui/idea-card";
import { Pot } from "@trellis/ui/illustration";
import { SectionHeader } from "@trellis/ui/section-header";
import type { TFunction } from "i18next";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

export interface IdeasSectionProps {
  ideas: readonly ContentIdea[];
  onChoose: (idea: ContentIdea) => void;
}

/** Six ideas fill two rows of three or three rows of two. */
const Grid = styled(IdeaGrid)`
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
`;

const Root = styled.section`
  & > [data-part="none"] {
    display: flex;
    gap: var(--tr-space-4);
    align-items: center;
    padding: var(--tr-space-4) var(--tr-space-6);
    border: 2px dashed var(--tr-line-hover);
    border-radius: var(--tr-radius-lg);
    color: var(--tr-text-2);
    & > svg {
      flex: none;
    }
  }
`;

/** Returns the label of an engagement level. Unknown levels are shown as the server sends them. */
function engagementLabel(idea: ContentIdea, t: TFunction<"creation">): string {
  const level = engagementOf(idea);
  if (level !== "other") return t(`engagement.${level}`);
  const raw = (idea.engagement ?? "").trim();
  if (raw.toLowerCase() === "low") return t("engagement.low");
  return raw || t("engagement.unknown");
}

/** Content ideas. Choosing one makes it the topic. */
export function IdeasSection({ ideas, onChoose }: IdeasSectionProps): ReactNode {
  const { t } = useTranslation("creation");
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <SectionHeader id={id} title={t("ideas.title")} />
      {ideas.length === 0 ? (
        <div data-part="none">
          <Pot width={96} />
          <p>{t("ideas.none")}</p>
        </div>
      ) : (
        <Grid label={t("ideas.title")}>
          {ideas.map((idea) => (
            <IdeaCard
              // The server may send the same id for several ideas.
              key={`${idea.id} ${idea.title}`}
              title={idea.title}
              {...(idea.category && { category: idea.category })}
              engagement={engagementOf(idea)}
              engagementLabel={engagementLabel(idea, t)}
              trendingLabel={idea.trending ? t("ideas.trending") : undefined}
              onChoose={() => onChoose(idea)}
            />
          ))}
        </Grid>
      )}
    </Root>
  );
}
