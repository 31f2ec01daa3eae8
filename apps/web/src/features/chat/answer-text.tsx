import { LinkText } from "@trellis/ui/link-text";
import { Fragment, memo, type ReactNode } from "react";
import { answerParts } from "./product-links.ts";

export interface AnswerTextProps {
  /** Called when the user follows a link. */
  onFollow: () => void;
  children: string;
}

/** The text of an answer, in which the paths of screens are links. Everything else stays plain text. */
export const AnswerText = memo(function AnswerText({ onFollow, children }: AnswerTextProps): ReactNode {
  return answerParts(children).map(({ text, href }, place) => {
    const key = `${place} ${href}`;
    if (href === undefined) return <Fragment key={key}>{text}</Fragment>;
    return (
      <LinkText key={key} href={href} variant="inline" onClick={onFollow}>
        {text}
      </LinkText>
    );
  });
});
