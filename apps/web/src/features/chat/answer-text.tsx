import { LinkText } from "@trellis/ui/link-text";
import { Fragment, memo, type ReactNode } from "react";
import { styled } from "styled-components";
import { answerParagraphs } from "./answer-lines.ts";
import { answerParts } from "./product-links.ts";

const Paragraphs = styled.div`
  display: grid;
  gap: 10px;
  & > p > span {
    display: block;
  }
  & > p[data-title] {
    font-weight: var(--tr-weight-semi);
  }
  & > p > span[data-point] {
    padding-inline-start: 0.75em;
    text-indent: -0.75em;
  }
  & > p > span[data-point]:not(:first-child) {
    margin-top: 4px;
  }
`;

export interface AnswerTextProps {
  /** Called when the user follows a link. */
  onFollow: () => void;
  children: string;
}

/** The text of an answer, in which the paths of screens are links. */
export const AnswerText = memo(function AnswerText({ onFollow, children }: AnswerTextProps): ReactNode {
  return (
    <Paragraphs>
      {answerParagraphs(children).map(({ place, isTitle, lines }) => (
        <p key={place} data-title={isTitle || undefined}>
          {lines.map(({ place: line, text, isPoint }) => (
            <span key={line} data-point={isPoint || undefined}>
              <Line text={text} onFollow={onFollow} />
            </span>
          ))}
        </p>
      ))}
    </Paragraphs>
  );
});

function Line({ text: line, onFollow }: { text: string; onFollow: () => void }): ReactNode {
  return answerParts(line).map(({ text, href }, place) => {
    const key = `${place} ${href}`;
    if (href === undefined) return <Fragment key={key}>{text}</Fragment>;
    return (
      <LinkText key={key} href={href} variant="inline" onClick={onFollow}>
        {text}
      </LinkText>
    );
  });
}
