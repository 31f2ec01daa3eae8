import { Avatar } from "@trellis/ui/avatar";
import { Badge } from "@trellis/ui/badge";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { platformOf } from "../../platforms.ts";
import { relativeTime } from "../../text/relative-time.ts";
import { useLanguage } from "../../text/use-language.ts";
import type { AudienceComment } from "./audience.ts";
import { Inbox, InboxCard } from "./comments.styles.ts";
import { Conversation } from "./conversation.tsx";

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

/** An inbox of recent comments. The conversation of the open comment is beside the list, or below its row on phones. */
export function CommentsSection(props: CommentsSectionProps): ReactNode {
  const { comments, now, drafts, onDraft, inertNoteId } = props;
  const { t } = useTranslation("engagement");
  const language = useLanguage();
  const conversationId = useId();
  const [openId, setOpenId] = useState(comments[0]?.id);
  const waiting = comments.filter(({ needsReply }) => needsReply).length;
  const number = new Intl.NumberFormat(language);
  return (
    <InboxCard
      title={t("comments.title")}
      action={<Badge tone="danger">{t("comments.waiting", { count: waiting })}</Badge>}
      padding="none"
    >
      <Inbox role="list" aria-label={t("comments.title")}>
        {comments.map((each) => {
          const { id, user, avatar, comment, platform, time, needsReply } = each;
          const isOpen = id === openId;
          const likes = `${number.format(each.likes)} ${t("comments.likes", { count: each.likes })}`;
          const place = `${platform} · ${relativeTime(time, now.getTime(), language)}`;
          return (
            <li key={id}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? conversationId : undefined}
                onClick={() => setOpenId(id)}
              >
                <span data-part="face">
                  <Avatar name={user} src={avatar} size={40} tint="auto" />
                  <PlatformTile brand={platformOf(platform)} size="sm" />
                </span>
                <b dir="auto">{user}</b>
                <small>{place}</small>
                <span data-part="text">{comment}</span>
                <span data-part="facts">
                  {needsReply && <Badge tone="danger">{t("comments.needsReply")}</Badge>}
                  {drafts[id] !== undefined && <Badge tone="info">{t("reply.draft")}</Badge>}
                  <small>{likes}</small>
                </span>
              </button>
              {isOpen && (
                <Conversation
                  id={conversationId}
                  comment={each}
                  {...{ place, likes, inertNoteId }}
                  draft={drafts[id] ?? ""}
                  onWrite={(draft) => onDraft(id, draft)}
                />
              )}
            </li>
          );
        })}
      </Inbox>
    </InboxCard>
  );
}
