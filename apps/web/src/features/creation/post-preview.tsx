import { captionMaximum, type ContentPlatform, type ContentTool } from "@trellis/contract/content";
import { Avatar } from "@trellis/ui/avatar";
import { BrandIcon } from "@trellis/ui/brand-icon";
import { Skeleton } from "@trellis/ui/skeleton";
import { Bookmark, Heart, MessageCircle, Send, Share2, ThumbsDown, ThumbsUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { platformOf } from "../../platforms.ts";
import { PostMedia } from "./post-media.tsx";
import { Root } from "./post-preview.styles.ts";

export interface Author {
  /** May be empty. */
  name: string;
  /** URL of the picture. */
  picture?: string | undefined;
}

export interface PostPreviewProps {
  tool: ContentTool;
  platform: ContentPlatform;
  author: Author;
  /** The text, or the part of it that has arrived; placeholder lines if empty. */
  text: string;
  /** Shown before the first draft, above placeholder lines. */
  placeholder?: ReactNode;
}

const icons = {
  Instagram: [Heart, MessageCircle, Send, Bookmark],
  TikTok: [Heart, MessageCircle, Bookmark, Share2],
  YouTube: [ThumbsUp, ThumbsDown, Share2, Bookmark],
  Facebook: [ThumbsUp, MessageCircle, Share2],
} as const;

const lines = ["94%", "88%", "97%", "42%"];

/** Preview of a post on its platform. The part of a caption that platforms hide behind “more” is dimmed. */
export function PostPreview({ tool, platform, author, text, placeholder }: PostPreviewProps): ReactNode {
  const { t } = useTranslation("creation");
  const name = author.name || t("preview.you");
  return (
    <Root data-ghost={placeholder ? "" : undefined}>
      <div data-part="post" data-platform={platform}>
        <div data-part="head">
          <Avatar name={name} src={author.picture} size={36} />
          <div>
            <b dir="auto">{name}</b>
            <small>{t("preview.on", { platform })}</small>
          </div>
          <BrandIcon brand={platformOf(platform)} size={18} />
        </div>
        <PostMedia isVideo={platform === "TikTok" || platform === "YouTube"} />
        <div data-part="text">
          {placeholder ?? null}
          {placeholder ? (
            lines.map((width) => <i key={width} style={{ width }} />)
          ) : text === "" ? (
            lines.map((width) => <Skeleton key={width} shape="text" width={width} />)
          ) : tool === "hashtag" ? (
            <Tags text={text} />
          ) : (
            <Caption text={text} more={t("preview.more")} />
          )}
        </div>
        <div data-part="actions" aria-hidden="true">
          {icons[platform].map((Icon) => (
            <Icon key={Icon.displayName} size={20} strokeWidth={1.75} />
          ))}
        </div>
      </div>
    </Root>
  );
}

function Caption({ text, more }: { text: string; more: string }): ReactNode {
  const rest = text.slice(captionMaximum);
  return (
    <>
      {text.slice(0, captionMaximum)}
      {rest && (
        <span data-part="rest" data-more={more}>
          {rest}
        </span>
      )}
    </>
  );
}

function Tags({ text }: { text: string }): ReactNode {
  let end = 0;
  const parts = [...text.matchAll(/#[^\s#]+/gu)].map(({ 0: tag, index }) => {
    const before = text.slice(end, index);
    end = index + tag.length;
    return (
      <Fragment key={index}>
        {before}
        <mark>{tag}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
