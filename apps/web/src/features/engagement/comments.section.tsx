import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { CommentCard, CommentList } from "@trellis/ui/comment-card";
import { Reply, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { platformOf } from "../../platforms.ts";
import { useLanguage } from "../../text/use-language.ts";
import { relativeTime } from "../../text/relative-time.ts";
import type { AudienceComment } from "./audience.ts";
import { ReplyField } from "./reply-field.tsx";

export interface CommentsSectionProps {
  /** The comments; those that need a reply come first. */
  comments: readonly AudienceComment[];
  now: Date;
  /** Replies that the user has drafted, by comment id. */
  drafts: Readonly<Record<string, string>>;
  onDraft: (id: string, draft: string) => void;
  /** Id of the note that explains why the buttons do nothing. */
  inertNoteId: string;
}

const Comments = styled(CommentList)`
  /* Aligns the labels of the borderless buttons with the text. */
  & [data-part="actions"] > [data-variant="quiet"]:first-of-type {
    margin-inline-start: -14px;
  }
  /* Comments that need a reply are in the first column, the rest in the second. */
  @media (min-width: 1200px) {
    columns: 2;
    column-gap: 48px;
    & > li {
      break-inside: avoid;
    }
    & > li:has(textarea):not(:has(+ li textarea)) {
      break-after: column;
    }
    & > li:has(textarea) + li:not(:has(textarea)) {
      border-top: 0;
    }
  }
`;

const iconProps = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/**
 * Recent comments, with a badge and a field on those that need a reply. The field keeps a draft; the buttons do nothing
 * (spec §2).
 */
export function CommentsSection(props: CommentsSectionProps): ReactNode {
  const { comments, now, drafts, onDraft, inertNoteId } = props;
  const { t } = useTranslation("engagement");
  const language = useLanguage();
  const waiting = comments.filter(({ needsReply }) => needsReply).length;
  const number = new Intl.NumberFormat(language);
  const likesOf = (likes: number) => `${number.format(likes)} ${t("comments.likes", { count: likes })}`;
  return (
    <Card title={t("comments.title")} action={<Badge tone="danger">{t("comments.waiting", { count: waiting })}</Badge>}>
      <Comments label={t("comments.title")}>
        {comments.map(({ id, user, avatar, comment, platform, time, likes, needsReply }) => (
          <CommentCard
            key={id}
            author={user}
            picture={avatar || undefined}
            text={comment}
            brand={platformOf(platform)}
            time={`${platform} · ${relativeTime(time, now.getTime(), language)}`}
            badge={needsReply ? t("comments.needsReply") : undefined}
            actions={
              <>
                <Button
                  variant="quiet"
                  size="sm"
                  iconStart={<ThumbsUp {...iconProps} />}
                  aria-label={`${t("comments.to", { action: t("comments.like"), name: user })}, ${likesOf(likes)}`}
                  aria-describedby={inertNoteId}
                >
                  {likesOf(likes)}
                </Button>
                <Button
                  variant={needsReply ? "secondary" : "quiet"}
                  size="sm"
                  iconStart={<Reply {...iconProps} />}
                  aria-label={t("comments.to", { action: t("comments.reply"), name: user })}
                  aria-describedby={inertNoteId}
                >
                  {t("comments.reply")}
                </Button>
                {needsReply && (
                  <ReplyField name={user} draft={drafts[id] ?? ""} onWrite={(draft) => onDraft(id, draft)} />
                )}
              </>
            }
          />
        ))}
      </Comments>
    </Card>
  );
}
