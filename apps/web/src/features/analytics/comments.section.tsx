import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { CommentCard, CommentList } from "@trellis/ui/comment-card";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useFormatters } from "./formatters.ts";
import { avatarOf } from "./picture-of.ts";

const firstComments = 5;

const Body = styled.div`
  display: grid;
  gap: var(--tr-space-3);
  & li:first-child > article {
    padding-top: 0;
  }
  & > p {
    color: var(--tr-text-2);
  }
`;

/** The top comments: five at first, the rest on request. */
export function CommentsSection({ comments }: { comments: YoutubeAnalytics["topComments"] }): ReactNode {
  const { t } = useTranslation("analytics");
  const { count } = useFormatters();
  const [showsAll, setShowsAll] = useState(false);
  const all = comments ?? [];
  const shown = showsAll ? all : all.slice(0, firstComments);
  return (
    <Card title={t("comments.title")}>
      <Body>
        {all.length === 0 ? (
          <p>{t("comments.none")}</p>
        ) : (
          <CommentList label={t("comments.title")}>
            {shown.map(({ author, avatar, text, likes }) => (
              <CommentCard
                key={`${author}: ${text}`}
                author={author || t("comments.viewer")}
                picture={avatarOf(avatar)}
                text={text ?? ""}
                likes={count(likes)}
                likesLabel={t("comments.likes", { count: likes })}
              />
            ))}
          </CommentList>
        )}
        {all.length > firstComments && (
          <Button variant="soft" fullWidth aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t("comments.fewer") : t("comments.all", { count: all.length })}
          </Button>
        )}
      </Body>
    </Card>
  );
}
