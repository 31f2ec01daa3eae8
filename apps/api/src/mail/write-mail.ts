import type { Language } from "@trellis/contract/fields";
import { codeMinutes } from "@trellis/contract/password-reset";
import type { Mail, MailJob } from "../ports/mail.ts";
import { onOneLine } from "../rules/one-line.ts";
import { asHtml, asText } from "./letter.ts";
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
  const say = texts[language];
  const said = contentOf(kind, say, code);
  const name = onOneLine(to.fullname);
  const letter = {
    language,
    title: said.title,
    greeting: say.greeting(name),
    paragraphs: said.paragraphs,
    ...(said.code && { code: said.code }),
    footnotes: [say.sentTo(to.email), say.sender],
  };
  return {
    to: { name, address: to.email },
    subject: said.subject,
    text: asText(letter),
    html: asHtml(letter),
  };
}

interface Content {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
}

function contentOf(kind: MailJob["kind"], say: MailText, code: string): Content {
  if (kind === "resetCode") {
    const { subject, title, before, after, notYou } = say.resetCode;
    return { subject: subject(code), title, paragraphs: [before, after(codeMinutes), notYou], code };
  }
  const { subject, title, before, notYou } = say[kind];
  return { subject, title, paragraphs: [before, notYou] };
}
