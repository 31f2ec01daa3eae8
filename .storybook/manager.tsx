// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED, STORY_RENDERED } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { ComponentLabel } from "./component-label.tsx";
import { DesignLink } from "./design-link.tsx";
import { docsThemes } from "./docs-theme.ts";
import { SideBySide } from "./side-by-side.tsx";
import { StatechartPanel } from "./statechart-panel.tsx";

/** Words that keep their capital letter inside a sentence. */
const names = /^(AI|English|French|Google|Spanish|Stripe|Trellis|YouTube|[A-Z0-9]{2,})$/;

/** Ids of acceptance cases at the start of a name: "DSH-01 DSH-12 ". */
const ids = /^(?:[A-Z]{3}-\d+ )+/;

/**
 * Writes a name as a sentence without ids: Storybook derives names such as "Not Six Digits" from exports. The search still
 * finds the ids.
 */
function asSentence(full: string): string {
  const name = full.replace(ids, "").replace("You Tube", "YouTube");
  const words = name.split(" ");
  const isDerived = words.every((word) => /^[A-Z0-9]/.test(word));
  return isDerived
    ? words.map((word, index) => (index === 0 || names.test(word) ? word : word.toLowerCase())).join(" ")
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

type ThemeName = keyof typeof docsThemes;
const isThemeName = (name: unknown): name is ThemeName => typeof name === "string" && name in docsThemes;

/** The theme in the URL, which is known before the preview has loaded. */
const linked = /\btheme:(\w+)/.exec(location.search)?.[1];

addons.setConfig({
  theme: docsThemes[isThemeName(linked) ? linked : "light"],
  sidebar: {
    renderLabel: (item) => {
      if (item.type === "story") return asSentence(item.name);
      const isInPackage = item.type === "component" && item.children[0]?.startsWith("ui-");
      return isInPackage ? <ComponentLabel name={item.name} tags={item.tags} /> : item.name;
    },
  },
});

const panel = "trellis/statechart/panel";

interface Globals {
  globals: Record<string, unknown>;
}

addons.register("trellis/theme", (api) => {
  const follow = ({ globals: { theme } }: Globals) => {
    if (isThemeName(theme)) addons.setConfig({ theme: docsThemes[theme] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

// If the preview frame shows the manager, the frame was reloaded at a URL of the app, so go back to the story.
if (globalThis.parent !== globalThis.self && globalThis.frameElement?.id === "storybook-preview-iframe") {
  const story = /\/(?:story|docs)\/([\w-]+)/.exec(globalThis.parent.location.search)?.[1];
  location.replace(new URL(`iframe.html?id=${story ?? ""}&viewMode=story`, globalThis.parent.location.href));
}

interface Prepared {
  id: string;
  parameters: { statechart?: boolean };
}

addons.register("trellis/statechart", (api) => {
  addons.add(panel, {
    type: types.PANEL,
    title: "Statechart",
    // Only stories of a flow have a statechart.
    disabled: (parameters) => parameters?.["statechart"] !== true,
    render: ({ active }) => (active ? <StatechartPanel /> : null),
  });
  let opened: string | undefined;
  const open = (story: string, isRendered: boolean) => {
    if (opened !== story) api.setSelectedPanel(panel);
    // Select the panel twice, because Storybook can restore the previous one while the first story is loading.
    if (isRendered) opened = story;
  };
  api.on(STORY_PREPARED, ({ id, parameters }: Prepared) => parameters.statechart && open(id, false));
  api.on(STORY_RENDERED, (id: string) => api.getCurrentParameter("statechart") === true && open(id, true));
});

addons.register("trellis/design", () =>
  addons.add("trellis/design/link", { type: types.TOOL, title: "Design", render: () => <DesignLink /> }),
);

addons.register("trellis/side-by-side", () => {
  for (const [menu, title] of [
    ["theme", "All themes"],
    ["locale", "All languages"],
  ] as const)
    addons.add(`trellis/side-by-side/${menu}`, {
      type: types.TAB,
      title,
      route: ({ storyId }) => `/story/${storyId}`,
      match: ({ viewMode }) => viewMode === "story",
      render: ({ active }) => (active ? <SideBySide menu={menu} /> : null),
    });
});
