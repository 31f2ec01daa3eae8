import { SegmentedControl } from "@trellis/ui/segmented-control";
import { type ReactNode, Suspense, useState } from "react";
import { styled } from "styled-components";
import { storyUrl, useStories } from "./story-index.ts";

const choices = {
  locale: { label: "Language", options: { en: "English", es: "Spanish", fr: "French", "en-XA": "Pseudo" } },
  theme: { label: "Theme", options: { light: "Light", dark: "Dark", contrast: "High contrast" } },
  width: { label: "Width", options: { "375": "Phone", "768": "Tablet", "1280": "Desktop" } },
} as const;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-block: 12px;
  background: var(--tr-canvas);
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 20px;
  margin: 0 0 32px;
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
  & [data-part="picture"] {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border: 1px solid var(--tr-line);
    border-radius: 12px;
    background: var(--tr-surface);
  }
  & iframe {
    position: absolute;
    inset: 0 auto auto 0;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

/** A picture of a story: the story itself, made small. */
function Thumbnail({ id, globals, width }: { id: string; globals: string; width: number }): ReactNode {
  const scale = 260 / width;
  return (
    <span data-part="picture" aria-hidden>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, which needs its scripts */}
      <iframe
        title={id}
        tabIndex={-1}
        loading="lazy"
        src={storyUrl(id, globals, true)}
        style={{ width, height: (width * 3) / 4 + 200, transform: `scale(${scale})` }}
      />
    </span>
  );
}

function Maps({ globals, width }: { globals: string; width: number }): ReactNode {
  const flows = Map.groupBy(useStories("Atlas/"), ({ title }) => title.replace("Atlas/", ""));
  return [...flows].map(([flow, stories]) => (
    <section key={flow} aria-label={flow}>
      <h2>{flow}</h2>
      <List>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={storyUrl(id, globals, false)} target="_top">
              <Thumbnail {...{ id, globals, width }} />
              {name}
            </a>
          </li>
        ))}
      </List>
    </section>
  ));
}

/** Every state of every flow as a picture, in the chosen language, theme and width. */
export function StateMap(): ReactNode {
  const [chosen, setChosen] = useState<Record<keyof typeof choices, string>>({
    locale: "en",
    theme: "light",
    width: "1280",
  });
  const { locale, theme, width } = chosen;
  const phone = width === "375" ? ";viewport.value:phone" : "";
  return (
    <>
      <Bar>
        {Object.entries(choices).map(([name, { label, options }]) => (
          <SegmentedControl
            key={name}
            label={label}
            value={chosen[name as keyof typeof choices]}
            onValueChange={(value) => setChosen({ ...chosen, [name]: value })}
            segments={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
          />
        ))}
      </Bar>
      <Suspense fallback={<p>Loading the states…</p>}>
        <Maps globals={`locale:${locale};theme:${theme}${phone}`} width={Number(width)} />
      </Suspense>
    </>
  );
}
