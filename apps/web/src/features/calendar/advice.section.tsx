import { PlatformTile } from "@trellis/ui/brand-icon";
import { Card } from "@trellis/ui/card";
import { IconButton } from "@trellis/ui/icon-button";
import { LinkText } from "@trellis/ui/link-text";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { creationPath } from "../../creation-path.ts";
import { platformOf } from "../../platforms.ts";
import { useLanguage } from "../../text/use-language.ts";
import { type PostingTime, type Suggestion } from "./calendar-item.ts";
import { timeRangeText } from "./calendar-text.ts";

export interface AdviceSectionProps {
  times: readonly PostingTime[];
  suggestions: readonly Suggestion[];
  /** Called when the user chooses to plan a post on a platform at a time of day such as "18:00". */
  onPlan: (platform: PostingTime["platform"], time: string) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(264px, 1fr) minmax(0, 2fr);
  gap: var(--tr-space-6);
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
    & > div {
      flex: 1;
      min-width: 0;
    }
    & p {
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
      font-variant-numeric: tabular-nums lining-nums;
    }
    & :is(b, h3) {
      font-family: var(--tr-font-text);
      font-size: var(--tr-size-md);
      font-weight: var(--tr-weight-semi);
      letter-spacing: normal;
    }
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Times = styled.ul`
  display: grid;
  gap: var(--tr-space-4);
`;

const Ideas = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
  gap: var(--tr-space-5) var(--tr-space-6);
  & > li {
    align-items: start;
  }
  & [data-part="foot"] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: center;
    justify-content: space-between;
    margin-top: 4px;
    font-size: var(--tr-size-sm);
  }
  & [data-part="foot"] > p {
    color: var(--tr-text-3);
    font-weight: var(--tr-weight-medium);
  }
`;

/** Best times to post and content suggestions. */
export function AdviceSection({ times, suggestions, onPlan }: AdviceSectionProps): ReactNode {
  const { t } = useTranslation("calendar");
  const language = useLanguage();
  return (
    <Root>
      <Card title={t("times")}>
        <Times role="list">
          {times.map(({ platform, timeRange }) => (
            <li key={`${platform} ${timeRange}`}>
              <PlatformTile brand={platformOf(platform)} />
              <div>
                <b>{platform}</b>
                <p>{timeRangeText(timeRange, language)}</p>
              </div>
              <IconButton
                label={t("planFor", { platform })}
                variant="outline"
                size="sm"
                onClick={() => onPlan(platform, timeRange.slice(0, "18:00".length))}
              >
                <Plus size={18} strokeWidth={2} aria-hidden />
              </IconButton>
            </li>
          ))}
        </Times>
      </Card>
      <Card title={t("suggestions")}>
        <Ideas role="list">
          {suggestions.map(({ title, description, platform, category }) => (
            <li key={title}>
              <PlatformTile brand={platformOf(platform)} size="sm" />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                <div data-part="foot">
                  <p>
                    {platform} · {category}
                  </p>
                  <LinkText
                    href={creationPath({ topic: title, platform })}
                    aria-label={t("writeAbout", { action: t("write"), title })}
                  >
                    {t("write")}
                  </LinkText>
                </div>
              </div>
            </li>
          ))}
        </Ideas>
      </Card>
    </Root>
  );
}
