import { captionMaximum, hashtagsPerPost } from "@trellis/contract/content";
import { Card } from "@trellis/ui/card";
import { Hash, Ruler } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Root = styled.section`
  display: grid;
`;

const Tips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 14px;

  & > li {
    display: grid;
  }

  & [data-part="tip"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    align-content: center;
    height: 100%;
    padding: 16px 18px;
    overflow-wrap: anywhere;

    & > svg {
      color: var(--tr-on-ai-soft);
    }

    & > h3 {
      font-size: var(--tr-size-md);
    }

    & > p {
      grid-column: 1 / -1;
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
  }
`;

const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Two writing tips (spec §2). */
export function TipsSection(): ReactNode {
  const { t } = useTranslation("creation");
  return (
    <Root aria-label={t("tips.title")}>
      <Tips role="list">
        <li>
          <Card padding="none">
            <div data-part="tip">
              <Ruler {...iconProps} />
              <h3>{t("tips.caption")}</h3>
              <p>{t("tips.captionText", { count: captionMaximum })}</p>
            </div>
          </Card>
        </li>
        <li>
          <Card padding="none">
            <div data-part="tip">
              <Hash {...iconProps} />
              <h3>{t("tips.hashtag")}</h3>
              <p>{t("tips.hashtagText", hashtagsPerPost)}</p>
            </div>
          </Card>
        </li>
      </Tips>
    </Root>
  );
}
