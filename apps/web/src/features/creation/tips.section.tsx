import { captionMaximum, hashtagsPerPost } from "@trellis/contract/content";
import { Card } from "@trellis/ui/card";
import { Hash, Ruler } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Root, Tips } from "./tips.styles.ts";

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
