import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.span`
  white-space: nowrap;
`;

/** Longer words may break, so that they fit on a phone. */
const maxLength = 18;

/** Returns the text with short hyphenated words, such as "three-week", kept on one line. */
export function unbroken(text: string): ReactNode {
  let end = 0;
  return text.split(/(\S+-\S+)/).map((part) => {
    end += part.length;
    return part.includes("-") && part.length <= maxLength ? <Root key={end}>{part}</Root> : part;
  });
}
