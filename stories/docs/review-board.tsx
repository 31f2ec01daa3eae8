import { languages } from "@trellis/contract/fields";
import { Button } from "@trellis/ui/button";
import { ScrollRegion } from "@trellis/ui/scroll-region";
import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, Suspense, useState } from "react";
import { styled } from "styled-components";
import digests from "virtual:story-digests";
import stored from "../../docs/sign-offs.json";
import { reviewedThemes, type SignOff, type SignOffs, withSignOff } from "./review-digest.ts";
import { storyUrl, useStories } from "./story-index.ts";

const variants = languages.flatMap((language) => reviewedThemes.map((theme) => ({ language, theme })));
const signedBefore: SignOffs = stored;

const Screen = styled.details`
  border-bottom: 1px solid var(--tr-line);

  & > summary {
    padding-block: 12px;
    cursor: pointer;
  }
  & :is(th, td) {
    padding: 6px 10px;
    border-bottom: 1px solid var(--tr-line);
    font-size: 14px;
    text-align: start;
    white-space: nowrap;
  }
  & label {
    padding: 10px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  padding-block: 16px;
`;

const marks = { none: "open", signed: "signed off", stale: "outdated" };

interface StoriesOfScreen {
  title: string;
  stories: readonly { id: string; name: string; importPath: string }[];
  signOffs: SignOffs;
  /** `undefined` until the reviewer enters a name. Without a digest, it removes a sign-off. */
  onSign: ((story: string, variant: string, digest?: string) => void) | undefined;
}

function StoriesOf({ title, stories, signOffs, onSign }: StoriesOfScreen): ReactNode {
  const digest = digests[stories[0]?.importPath ?? ""] ?? "";
  const markOf = (signOff: SignOff | undefined) =>
    signOff ? (signOff.digest === digest ? "signed" : "stale") : "none";
  const all = stories.flatMap(({ id }) =>
    variants.map((each) => markOf(signOffs[id]?.[`${each.language} ${each.theme}`])),
  );
  const count = (mark: keyof typeof marks) => all.filter((each) => each === mark).length;
  return (
    <Screen>
      <summary>
        <b>{title}</b>: {count("signed")} of {all.length} signed off
        {count("stale") > 0 && `, ${count("stale")} outdated`}
      </summary>
      <ScrollRegion label={title}>
        <table>
          <thead>
            <tr>
              <th>State</th>
              {variants.map(({ language, theme }) => (
                <th key={`${language} ${theme}`}>
                  {language} {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stories.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {variants.map(({ language, theme }) => {
                  const variant = `${language} ${theme}`;
                  const signOff = signOffs[id]?.[variant];
                  const mark = markOf(signOff);
                  return (
                    <td key={variant}>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={`Sign off ${name}, ${variant}`}
                          checked={mark === "signed"}
                          disabled={!onSign}
                          onChange={({ target }) => onSign?.(id, variant, target.checked ? digest : undefined)}
                        />
                      </label>
                      <a
                        href={storyUrl(id, `locale:${language};theme:${theme}`, false)}
                        // In another tab, because this page would lose the sign-offs that are not downloaded yet.
                        target="_blank"
                        rel="noreferrer"
                        aria-label={`${name}, ${variant}: ${marks[mark]}`}
                        title={signOff && `${signOff.by}, ${signOff.on}`}
                      >
                        {marks[mark]}
                      </a>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Screen>
  );
}

function Screens({ signOffs, onSign }: Pick<StoriesOfScreen, "signOffs" | "onSign">): ReactNode {
  const screens = Object.entries(Object.groupBy(useStories("Screens/"), ({ title }) => title));
  return screens.map(([title, stories = []]) => (
    <StoriesOf key={title} title={title.replace("Screens/", "")} {...{ stories, signOffs, onSign }} />
  ));
}

function download(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "sign-offs.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows which pictures designers have signed off, and lets them sign off more. */
export function ReviewBoard(): ReactNode {
  const [signOffs, setSignOffs] = useState(signedBefore);
  const [by, setBy] = useState("");
  const sign = (story: string, variant: string, digest?: string) => {
    const on = new Date().toISOString().slice(0, 10);
    setSignOffs(withSignOff(signOffs, story, variant, digest === undefined ? undefined : { by, on, digest }));
  };
  return (
    <>
      <Bar>
        <TextField label="Your name" autoComplete="name" value={by} onChange={({ target }) => setBy(target.value)} />
        <Button disabled={signOffs === signedBefore} onClick={() => download(`${JSON.stringify(signOffs, null, 2)}\n`)}>
          Download sign-offs.json
        </Button>
      </Bar>
      {Object.keys(signOffs).length === 0 && (
        <p>
          No picture is signed off yet. Enter your name, open a screen below, look at a picture by its link, and check
          its box.
        </p>
      )}
      <Suspense fallback={<p>Loading the stories…</p>}>
        <Screens signOffs={signOffs} onSign={by.trim() === "" ? undefined : sign} />
      </Suspense>
    </>
  );
}
