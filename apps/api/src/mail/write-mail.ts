import type { Language } from "@trellis/contract/fields";
import type { Mail, MailJobOf, MailKind } from "@trellis/server-core/ports/mail";
import { onOneLine } from "../rules/one-line.ts";
import { mailFormat } from "./format.ts";
import { links } from "./links.ts";
import type { MailText } from "./mail-text.ts";
import { renderHtml, renderText } from "./render.ts";
import { en } from "./text/en.ts";
import { es } from "./text/es.ts";
import { fr } from "./text/fr.ts";

const texts: Readonly<Record<Language, MailText>> = { en, es, fr };

/**
 * A name that mail programs would turn into a link. Strangers can sign up with someone else's address and a name of their
 * choice, so such a name is left out.
 */
const linkLike = /:\/\/|@|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u;

/** Writes an email. `secret`: the code or the token of its link. `publicUrl`: the server's origin, for links. */
export function writeMail<Kind extends MailKind>(
  { id, kind, language, createdAt, facts }: Pick<MailJobOf<Kind>, "id" | "kind" | "language" | "createdAt" | "facts">,
  to: { fullname: string; email: string },
  { secret = "", publicUrl }: { secret?: string; publicUrl: string },
): Mail {
  const text = texts[language];
  const { subject, title, paragraphs, button, sentTo } = text.letters[kind](facts, mailFormat(language), secret);
  const name = linkLike.test(to.fullname) ? "" : onOneLine(to.fullname);
  const path = links[kind]?.(facts, secret);
  const letter = {
    language,
    title,
    greeting: text.greeting(name),
    paragraphs,
    ...(kind === "resetCode" && { code: secret }),
    ...(button && path && { link: { label: button, url: new URL(path, publicUrl).href, hint: text.linkHint } }),
    footnotes: [(sentTo ?? text.sentTo)(to.email), text.sender],
  };
  const content = { subject, text: renderText(letter), html: renderHtml(letter) };
  return { id, date: createdAt, to: { name, address: to.email }, ...content };
}
