import type { Language } from "@trellis/contract/fields";
import { codeMinutes } from "@trellis/contract/password-reset-fields";
import type { Mail, MailJob } from "../ports/mail.ts";
import { onOneLine } from "../rules/one-line.ts";
import { renderHtml, renderText } from "./render.ts";
import { en, type MailText } from "./text/en.ts";
import { es } from "./text/es.ts";
import { fr } from "./text/fr.ts";

const texts: Readonly<Record<Language, MailText>> = { en, es, fr };

/** Writes an email. Only the kind `resetCode` takes a `code`. */
export function writeMail(
  { kind, language }: Pick<MailJob, "kind" | "language">,
  to: { fullname: string; email: string },
  code = "",
): Mail {
  const text = texts[language];
  const content = contentOf(kind, text, code);
  const name = onOneLine(to.fullname);
  const letter = {
    language,
    title: content.title,
    greeting: text.greeting(name),
    paragraphs: content.paragraphs,
    ...(content.code && { code: content.code }),
    footnotes: [text.sentTo(to.email), text.sender],
  };
  return {
    to: { name, address: to.email },
    subject: content.subject,
    text: renderText(letter),
    html: renderHtml(letter),
  };
}

interface Content {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
}

function contentOf(kind: MailJob["kind"], text: MailText, code: string): Content {
  if (kind === "resetCode") {
    const { subject, title, before, after, notYou } = text.resetCode;
    return { subject: subject(code), title, paragraphs: [before, after(codeMinutes), notYou], code };
  }
  const { subject, title, before, notYou } = text[kind];
  return { subject, title, paragraphs: [before, notYou] };
}
