import { type Language, languages } from "@trellis/contract/fields";
import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, Suspense, use, useState } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { styled } from "styled-components";
import { screens } from "../../apps/web/src/app/screens.ts";
import { paths as pagePaths } from "../../apps/web/src/paths.ts";
import { sentenceOf } from "../refusals/sentence.ts";
import { storyUrl, useStories } from "./story-index.ts";

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<{ text: Texts }>("../../apps/web/src/text/*/*.ts");
const names = new Intl.DisplayNames("en", { type: "language" });

interface Sentence {
  /** Area and key: `payment.trial.title`. */
  key: string;
  english: string;
  texts: readonly (readonly [language: Language, text: string])[];
}

/** Area of the sentences that the server sends. */
const server = "server";
/** Area of the sentences in emails. */
const email = "email";

/** Areas whose sentences can appear on every page. */
const everywhere = new Set(["app", "chat"]);

/** Returns the pages that load the sentences of an area, each with the id of its story. */
function pagesWith(area: string): { page: string; story: string }[] {
  const routes = new Set(screens.filter(({ text }) => text.some((name) => name === area)).map(({ path }) => path));
  const keys = Object.entries(pagePaths).flatMap(([name, path]) => (routes.has(path) ? [name] : []));
  return [...keys, ...(routes.has("*") ? ["notFound"] : [])].map((name) => {
    const page = storyNameFromExport(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    return { page, story: toId("Product/Pages", page) };
  });
}

/** Links to the pages that load the sentences of an area, or to the story of a refusal, which has its sentence as a name. */
function Pages({ area, english }: { area: string; english: string }): ReactNode {
  const refusals = useStories("Product/Refusals").filter(({ name }) => name === english);
  if (area === email) return <small>email</small>;
  if (everywhere.has(area)) return <small>every page</small>;
  const pages = area === server ? refusals.map(({ id }) => ({ page: "Refusal", story: id })) : pagesWith(area);
  return (
    <small>
      {pages.map(({ page, story }, index) => (
        <span key={story}>
          {index > 0 && ", "}
          <a href={storyUrl(story, "", false)} target="_top">
            {page}
          </a>
        </span>
      ))}
    </small>
  );
}

const flat = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}.${key}`, value] as [string, string]] : flat(value, `${path}.${key}`),
  );

/** Returns the sentences that the server sends, with samples in place of values. */
async function sentBy(language: Language): Promise<[string, string][]> {
  const { messagesFor } = await import("../../apps/api/src/text/messages.ts");
  const { fieldName: _, ...messages } = messagesFor(language);
  const keys = Object.entries(messages).flatMap(([key, text]) =>
    typeof text === "object" ? Object.keys(text).map((inner) => `${key}.${inner}`) : key,
  );
  return keys.map((key) => [`${server}.${key}`, sentenceOf(key, messagesFor(language))]);
}

/** Returns the sentences of emails, with samples in place of values. */
async function mailedIn(language: Language): Promise<[string, string][]> {
  const { emailSentences } = await import("./email-sentences.ts");
  return emailSentences(language).map(([key, text]) => [`${email}.${key}`, text]);
}

async function load(): Promise<Sentence[]> {
  const byLanguage = await Promise.all(
    languages.map(async (language) => {
      const paths = Object.keys(files).filter((path) => path.includes(`/${language}/`));
      const parts = await Promise.all(
        paths.map(async (path) => {
          const module = await files[path]?.();
          const area = path.split("/").at(-1)?.replace(".ts", "") ?? "";
          return module ? flat(module.text, area) : [];
        }),
      );
      return [
        language,
        new Map([...parts.flat(), ...(await sentBy(language)), ...(await mailedIn(language))]),
      ] as const;
    }),
  );
  const english = byLanguage.find(([language]) => language === "en")?.[1] ?? new Map<string, string>();
  return [...english].map(([key, sentence]) => ({
    key,
    english: sentence,
    texts: byLanguage.map(([language, texts]) => [language, texts.get(key) ?? ""] as const),
  }));
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  & :is(th, td) {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--tr-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th:first-child {
    width: 22%;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: var(--tr-canvas);
  }
  & small a {
    font-size: inherit;
  }
  & small {
    display: block;
    color: var(--tr-text-2);
  }
`;

let sentences: Promise<Sentence[]> | undefined;

function Rows({ wanted }: { wanted: string }): ReactNode {
  const all = use((sentences ??= load()));
  const found = all.filter(({ key, texts }) =>
    [key, ...texts.map(([, text]) => text)].some((text) => text.toLowerCase().includes(wanted.toLowerCase())),
  );
  return (
    <>
      <p role="status">
        {found.length} of {all.length} sentences
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Key and pages</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {names.of(language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(({ key, english, texts }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
                <Pages area={key.split(".", 1).join("")} english={english} />
              </th>
              {texts.map(([language, text]) => (
                <td key={language} lang={language}>
                  {text}
                  <small>
                    {text.length} characters
                    {language !== "en" &&
                      english.length > 0 &&
                      `, ${Math.round((100 * text.length) / english.length)} % of English`}
                  </small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** Every sentence of the app, the server and its emails in every language, with its key and length. */
export function CopyDeck(): ReactNode {
  const [wanted, setWanted] = useState("");
  return (
    <>
      <TextField
        label="Find a sentence or a key"
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <Suspense fallback={<p>Loading the sentences…</p>}>
        <Rows wanted={wanted} />
      </Suspense>
    </>
  );
}
