import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, Suspense, use, useState } from "react";
import { styled } from "styled-components";

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<{ text: Texts }>("../../apps/web/src/text/{en,es,fr}/*.ts");
const languages = ["en", "es", "fr"] as const;
const names = { en: "English", es: "Spanish", fr: "French" };

interface Sentence {
  /** Area and key: `payment.trial.title`. */
  key: string;
  texts: Record<(typeof languages)[number], string>;
}

const flat = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}.${key}`, value] as [string, string]] : flat(value, `${path}.${key}`),
  );

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
      return new Map(parts.flat());
    }),
  );
  const [english = new Map<string, string>()] = byLanguage;
  return [...english.keys()].map((key) => {
    const [en = "", es = "", fr = ""] = byLanguage.map((texts) => texts.get(key) ?? "");
    return { key, texts: { en, es, fr } };
  });
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
  & small {
    display: block;
    color: var(--tr-text-2);
  }
`;

let sentences: Promise<Sentence[]> | undefined;

function Rows({ wanted }: { wanted: string }): ReactNode {
  const all = use((sentences ??= load()));
  const found = all.filter(({ key, texts }) =>
    [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(wanted.toLowerCase())),
  );
  return (
    <>
      <p role="status">
        {found.length} of {all.length} sentences
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Screen and key</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {names[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(({ key, texts }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              {languages.map((language) => (
                <td key={language} lang={language}>
                  {texts[language]}
                  <small>
                    {texts[language].length} characters
                    {language !== "en" &&
                      texts.en.length > 0 &&
                      `, ${Math.round((100 * texts[language].length) / texts.en.length)} % of English`}
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

/** Every sentence of the app in three languages, with its key and length. */
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
