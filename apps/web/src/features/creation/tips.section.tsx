import { captionMaximum, hashtagsPerPost } from "@trellis/contract/content";
import { Card } from "@trellis/ui/card";
import { Hash, Ruler } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Tips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 14px;

  & > li {
    display: grid;
  }

  & [data-part="tip"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 14px;
    align-items: start;
    overflow-wrap: anywhere;

    & > svg {
      box-sizing: content-box;
      grid-row: span 2;
      padding: 11px;
      border-radius: 14px;
      color: var(--tr-on-ai-soft);
      background: var(--tr-ai-soft);
    }

    & > p {
      color: var(--tr-text-2);
    }
  }
`;

const look = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What makes a post work, in two sentences (spec §2). */
export function TipsSection(): ReactNode {
  const { t } = useTranslation("creation");
  return (
    <section aria-label={t("tips.title")}>
      <Tips role="list">
        <li>
          <Card>
            <div data-part="tip">
              <Ruler {...look} />
              <h2>{t("tips.caption")}</h2>
              <p>{t("tips.captionText", { count: captionMaximum })}</p>
            </div>
          </Card>
        </li>
        <li>
          <Card>
            <div data-part="tip">
              <Hash {...look} />
              <h2>{t("tips.hashtag")}</h2>
              <p>{t("tips.hashtagText", hashtagsPerPost)}</p>
            </div>
          </Card>
        </li>
      </Tips>
    </section>
  );
}
