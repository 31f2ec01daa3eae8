import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { parts } from "./conformance/parts.ts";

/** Renders a component of the conformance suite. Returns its markup and style sheet. */
export function stylesOf(name: string): string {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`${name} is not in the conformance suite`);
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(part.render({})));
  return sheet.getStyleTags() + markup;
}
