import { ChatMessage } from "@trellis/ui/chat-message";
import { IdeaCard } from "@trellis/ui/idea-card";
import { OutputPanel } from "@trellis/ui/output-panel";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "./hostile-texts.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");

/** Components that show text from a model. */
const places: Readonly<Record<string, (text: string) => ReactNode>> = {
  "an answer and its author": (text) => (
    <ChatMessage from="ai" author="Assistant" note={text}>
      {text}
    </ChatMessage>
  ),
  "content, while it arrives": (text) => (
    <OutputPanel title="Caption" state="loading" text={text} loadingLabel="" readyLabel="" idle="" failed="" />
  ),
  "content and its author": (text) => (
    <OutputPanel
      title="Caption"
      state="ready"
      text={text}
      counts={[text]}
      loadingLabel=""
      readyLabel=""
      idle=""
      failed=""
    />
  ),
  "an idea": (text) => (
    <IdeaCard title={text} category={text} engagement="other" engagementLabel={text} onChoose={() => undefined} />
  ),
};

describe.each(Object.entries(places))("hostile text from a model as %s", (_, render) => {
  it("is shown as plain text", () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
    const frame = renderToStaticMarkup(render("TEXT"));
    for (const text of hostileTexts) {
      const expected = frame.replaceAll("TEXT", () => escaped(text));
      expect(renderToStaticMarkup(render(text))).toBe(expected);
    }
  });
});
