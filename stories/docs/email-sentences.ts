import type { Language } from "@trellis/contract/fields";
import { mailFormat } from "../../apps/api/src/mail/format.ts";
import { en } from "../../apps/api/src/mail/text/en.ts";
import { es } from "../../apps/api/src/mail/text/es.ts";
import { fr } from "../../apps/api/src/mail/text/fr.ts";
import { mails } from "../../tests/api/mail-samples.ts";

const texts = { en, es, fr };

/** Returns the sentences of every sample as `receipt.subject` or, for the second sample of a kind, `receipt.2.subject`. */
function allSentences(language: Language): [key: string, sentence: string][] {
  return mails.flatMap(({ kind, facts }, index) => {
    const number = mails.slice(0, index + 1).filter((mail) => mail.kind === kind).length;
    // The samples pair each kind with its own facts, which the type of the table can't express.
    const write = texts[language].letters[kind] as (...args: unknown[]) => ReturnType<(typeof en.letters)["receipt"]>;
    const { subject, title, paragraphs, button } = write(facts, mailFormat(language), "012345");
    const parts = { subject, title, ...Object.fromEntries(paragraphs.entries()), ...(button && { button }) };
    const prefix = `${kind}${number > 1 ? `.${number}` : ""}`;
    return Object.entries(parts).map(([part, sentence]): [string, string] => [`${prefix}.${part}`, sentence]);
  });
}

/** Returns the sentences of emails by key. A sentence that several variants of an email share is listed once. */
export function emailSentences(language: Language): [key: string, sentence: string][] {
  const listed = new Set<string>();
  const keys = new Set(
    allSentences("en").flatMap(([key, sentence]) => {
      const own = `${key.split(".", 1).join("")} ${sentence}`;
      if (listed.has(own)) return [];
      listed.add(own);
      return key;
    }),
  );
  return allSentences(language).filter(([key]) => keys.has(key));
}
