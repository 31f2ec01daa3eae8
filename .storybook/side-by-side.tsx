// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import type { ReactNode } from "react";
import { buildArgsParam } from "storybook/internal/router";
import { useArgs, useGlobals, useGlobalTypes, useStorybookApi } from "storybook/manager-api";
import { styled } from "storybook/theming";

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(375px, 100%), 1fr));
  gap: 12px;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: 12px;
  overflow: auto;
  figure {
    display: grid;
    grid-template-rows: auto minmax(480px, 1fr);
    gap: 6px;
    min-width: 0;
    margin: 0;
  }
  figcaption {
    color: ${({ theme }) => theme.color.defaultText};
    font-size: 13px;
    font-weight: 700;
  }
  iframe {
    width: 100%;
    height: 100%;
    border: 1px solid ${({ theme }) => theme.appBorderColor};
    border-radius: 6px;
  }
`;

/** An item of a toolbar menu, as it is written in `globals.ts`. */
type Item = string | { value: string; title: string };

/** Shows the story once for each item of a toolbar menu, such as each theme. The other menus keep their values. */
export function SideBySide({ menu }: { menu: "theme" | "locale" }): ReactNode {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const [args, , , initialArgs] = useArgs();
  const types = useGlobalTypes() as Partial<Record<string, { toolbar: { items: Item[] } }>>;
  const story = api.getCurrentStoryData();
  const items = types[menu]?.toolbar.items;
  // When a link opens this tab, the preview has not reported the story and the menus yet.
  if (story === undefined || items === undefined) return null;
  const addressWith = (value: string) => {
    // Storybook does not accept other characters in a URL.
    const chosen = Object.entries({ ...globals, [menu]: value }).filter(
      // Omit the settings of Storybook's own tools, such as `measureEnabled`: as a string, "false" would turn them on.
      ([name, choice]) => name in types && /^[\w -]+$/.test(String(choice)),
    );
    const query = new URLSearchParams({
      id: story.id,
      viewMode: "story",
      args: buildArgsParam(initialArgs, args),
      globals: chosen.map(([name, choice]) => `${name}:${String(choice)}`).join(";"),
    });
    return `iframe.html?${query}`;
  };
  return (
    <Grid>
      {items.map((item) => {
        const { value, title } = typeof item === "string" ? { value: item, title: item } : item;
        return (
          <figure key={value}>
            <figcaption>{title}</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, which needs its scripts */}
            <iframe src={addressWith(value)} title={`${story.name}, ${title}`} />
          </figure>
        );
      })}
    </Grid>
  );
}
