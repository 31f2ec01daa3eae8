import { ThumbsUp } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Avatar } from "../avatar/avatar.tsx";
import { PlatformTile } from "../brand-icon/platform-tile.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { Badge } from "../badge/badge.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: start;
  padding-block: var(--tr-space-3);
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    min-width: 0;
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
    & > b {
      min-width: 0;
      font-weight: var(--tr-weight-semi);
    }
    & > span {
      color: var(--tr-text-3);
    }
  }
  & > [data-part="likes"] {
    position: relative;
    display: flex;
    gap: 5px;
    align-items: center;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    font-weight: var(--tr-weight-semi);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > [data-part="text"] {
    grid-column: 2 / -1;
    font-size: var(--tr-size-sm);
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: start;
  }
  & > [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2 / -1;
    gap: 8px;
    margin-top: 8px;
  }
  /* The avatar spans the rows of the name and the text. */
  & > [data-part="face"] {
    grid-row: 1 / span 2;
  }
`;

export interface CommentCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Name of the author. */
  author: string;
  /** URL of the author's picture. If it is missing or fails to load, the initials are shown. */
  picture?: string | undefined;
  /** Text of the comment. */
  text: string;
  /** Formatted time, such as "2 hours ago". */
  time?: string;
  /** Platform whose logo is shown next to the name. */
  brand?: Brand;
  /** Formatted number of likes, such as "214". */
  likes?: string;
  /** Label of the number of likes, such as "likes". */
  likesLabel?: string;
  /** Badge, such as "Needs reply". */
  badge?: string | undefined;
  /** Actions, usually small buttons. */
  actions?: ReactNode;
}

/** A comment on a post. */
export function CommentCard(props: CommentCardProps): ReactNode {
  const { author, picture, text, time, brand, likes, likesLabel, badge, actions, ...rest } = props;
  return (
    <Root {...rest}>
      <Avatar data-part="face" name={author} src={picture} size={34} tint="auto" />
      <header>
        <b dir="auto">{author}</b>
        {brand && <PlatformTile brand={brand} size="sm" />}
        {time && <span>{time}</span>}
        {badge && <Badge tone="danger">{badge}</Badge>}
      </header>
      {likes !== undefined && (
        <p data-part="likes">
          <ThumbsUp size={14} strokeWidth={1.75} aria-hidden />
          {likes} {likesLabel && <VisuallyHidden>{likesLabel}</VisuallyHidden>}
        </p>
      )}
      <p data-part="text">{text}</p>
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
