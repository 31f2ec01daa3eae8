import { languages } from "@trellis/contract/fields";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { type ReactNode, Suspense, useState } from "react";
import { styled } from "styled-components";
import { storyUrl, useStories } from "./story-index.ts";
import { Thumbnail } from "./thumbnail.tsx";

const flows = ["Password reset", "Onboarding", "Subscription", "YouTube connection"];
const names = new Intl.DisplayNames("en", { type: "language" });
const locales = languages.map((language) => [language, names.of(language) ?? language] as const);
const choices = {
  flow: { label: "Flow", options: Object.fromEntries(flows.map((flow) => [flow, flow])) },
  locale: { label: "Language", options: { ...Object.fromEntries(locales), "en-XA": "Pseudo" } },
  theme: { label: "Theme", options: { light: "Light", dark: "Dark", contrast: "High contrast" } },
  width: { label: "Width", options: { "375": "Phone", "768": "Tablet", "1280": "Desktop" } },
} as const;
type Chosen = Record<keyof typeof choices, string>;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-block: 12px 24px;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 260px));
  gap: 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > a {
    display: grid;
    gap: 8px;
    color: var(--tr-text);
    font-weight: 600;
    text-decoration: none;
  }
  & > li > a:hover {
    text-decoration: underline;
  }
`;

function States({ flow, locale, theme, width }: Chosen): ReactNode {
  const globals = `locale:${locale};theme:${theme}`;
  const stories = useStories(`Atlas/${flow}`);
  return (
    <List aria-label={flow}>
      {stories.map(({ id, name }) => (
        <li key={`${id} ${globals} ${width}`}>
          <a href={storyUrl(id, globals, false)} target="_top">
            <Thumbnail {...{ id, globals }} width={Number(width)} />
            {name}
          </a>
        </li>
      ))}
    </List>
  );
}

/** Every state of a flow as a picture, in the chosen language, theme and width. */
export function StateMap(): ReactNode {
  const [chosen, setChosen] = useState<Chosen>({
    flow: "Password reset",
    locale: "en",
    theme: "light",
    width: "1280",
  });
  return (
    <>
      <Bar>
        {Object.entries(choices).map(([name, { label, options }]) => (
          <SegmentedControl
            key={name}
            label={label}
            value={chosen[name as keyof Chosen]}
            onValueChange={(value) => setChosen({ ...chosen, [name]: value })}
            segments={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
          />
        ))}
      </Bar>
      <Suspense fallback={<p>Loading the states…</p>}>
        <States {...chosen} />
      </Suspense>
    </>
  );
}
