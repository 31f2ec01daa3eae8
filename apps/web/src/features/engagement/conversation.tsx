import { Button } from "@trellis/ui/button";
import { GardenEdge } from "@trellis/ui/illustration";
import { Textarea } from "@trellis/ui/textarea";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { Reply, ThumbsUp } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { AudienceComment } from "./audience.ts";

export interface ConversationProps {
  id: string;
  comment: AudienceComment;
  /** Where and when the comment was written, such as "YouTube · 1 hour ago". */
  place: string;
  /** Formatted number of likes, such as "24 likes". */
  likes: string;
  draft: string;
  onWrite: (draft: string) => void;
  /** Id of the note that explains why the buttons do nothing. */
  inertNoteId: string;
}

/** The comment and the reply. On small screens, the row above shows the comment. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--tr-space-3);
  align-items: flex-start;
  padding: var(--tr-space-5);
  & > [data-part="author"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    & > b {
      margin-inline-end: 6px;
      color: var(--tr-text);
      font-size: var(--tr-size-lg);
    }
  }
  & > [data-part="bubble"] {
    padding: 14px 18px;
    border-radius: 6px 18px 18px;
    background: var(--tr-sunken);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-lg);
    overflow-wrap: anywhere;
  }
  & > [data-variant="quiet"] {
    margin-inline-start: -14px;
  }
  & > [data-part="beginnings"] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > :has(textarea) {
    align-self: stretch;
  }
  & > svg {
    display: none;
  }
  @media (max-width: 899px) {
    li:not(:last-child) > & {
      border-bottom: 1px solid var(--tr-line);
    }
    & > :is([data-part="author"], [data-part="bubble"]) {
      display: none;
    }
  }
  @media (min-width: 900px) {
    padding: var(--tr-space-6);
    /* Fills the space below the reply. */
    & > svg {
      display: block;
      flex: 0 1 132px;
      align-self: stretch;
      min-height: 0;
      margin: auto calc(-1 * var(--tr-space-6)) calc(-1 * var(--tr-space-6));
    }
  }
`;

const beginnings = ["thanks", "question", "promise"] as const;
const iconProps = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/**
 * A comment and a field for the reply. The field explains that the reply is kept in this browser and never sent. The
 * buttons do nothing (spec §2).
 */
export function Conversation({ id, comment, place, likes, draft, onWrite, inertNoteId }: ConversationProps): ReactNode {
  const { t } = useTranslation("engagement");
  const field = useRef<HTMLTextAreaElement>(null);
  const name = comment.user;
  const labelOf = (action: string) => t("comments.to", { action, name });
  return (
    <Root id={id} role="group" aria-label={t("reply.label", { name })} data-part="conversation">
      <p data-part="author">
        <b dir="auto">{name}</b> {place}
      </p>
      <p data-part="bubble">{comment.comment}</p>
      <Button
        variant="quiet"
        size="sm"
        iconStart={<ThumbsUp {...iconProps} />}
        aria-label={`${labelOf(t("comments.like"))}, ${likes}`}
        aria-describedby={inertNoteId}
      >
        {likes}
      </Button>
      {draft === "" && (
        <div role="group" aria-label={t("reply.beginnings")} data-part="beginnings">
          {beginnings.map((beginning) => (
            <Button
              key={beginning}
              variant="soft"
              size="sm"
              onClick={() => {
                onWrite(`${t(`reply.${beginning}`)} `);
                field.current?.focus();
              }}
            >
              {t(`reply.${beginning}`)}
            </Button>
          ))}
        </div>
      )}
      <Textarea
        ref={field}
        rows={3}
        maxHeight={200}
        label={<VisuallyHidden>{t("reply.label", { name })}</VisuallyHidden>}
        placeholder={t("reply.placeholder")}
        hint={draft === "" ? t("reply.soon") : t("reply.saved")}
        value={draft}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      <Button
        iconStart={<Reply {...iconProps} />}
        aria-label={labelOf(t("comments.reply"))}
        aria-describedby={inertNoteId}
      >
        {t("comments.reply")}
      </Button>
      <GardenEdge />
    </Root>
  );
}
