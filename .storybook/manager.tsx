// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import {
  DOCS_PREPARED,
  GLOBALS_UPDATED,
  SET_CURRENT_STORY,
  SET_GLOBALS,
  STORY_PREPARED,
  STORY_RENDER_PHASE_CHANGED,
  STORY_RENDERED,
} from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { ComponentLabel } from "./component-label.tsx";
import { DesignLink } from "./design-link.tsx";
import { docsThemes } from "./docs-theme.ts";
import { SideBySide } from "./side-by-side.tsx";
import { StatechartPanel } from "./statechart-panel.tsx";

/** Ids of acceptance cases at the start of a name: "DSH-01 DSH-12 ". The search still finds them. */
const ids = /^(?:[A-Z]{3}-\d+ )+/;

type ThemeName = keyof typeof docsThemes;
const isThemeName = (name: unknown): name is ThemeName => typeof name === "string" && name in docsThemes;

/** The theme in the URL, which is known before the preview has loaded. */
const linked = /\btheme:(\w+)/.exec(location.search)?.[1];

const panel = "trellis/statechart/panel";
const interactions = "storybook/interactions/panel";

addons.setConfig({
  theme: docsThemes[isThemeName(linked) ? linked : "light"],
  // A link to a story of a flow opens with its statechart.
  ...(location.search.includes("path=/story/atlas-") && { selectedPanel: panel }),
  sidebar: {
    renderLabel: (item) => {
      if (item.type === "story") return item.name.replace(ids, "");
      const isInPackage = item.type === "component" && item.children[0]?.startsWith("ui-");
      return isInPackage ? <ComponentLabel name={item.name} tags={item.tags} /> : item.name;
    },
  },
});

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

addons.register("trellis/statechart", (api) => {
  const hasFlow = () => api.getCurrentStoryData()?.tags.includes("atlas") ?? false;
  addons.add(panel, {
    type: types.PANEL,
    title: "Statechart",
    // Only stories of a flow have a statechart. The tag is known before the story has loaded, unlike its parameters.
    disabled: () => !hasFlow(),
    render: ({ active }) => (active ? <StatechartPanel /> : null),
  });
  let opened: string | undefined;
  const open = (story: string, isRendered: boolean) => {
    if (opened !== story && hasFlow()) api.setSelectedPanel(panel);
    // Select the panel again when the story has rendered, because Storybook can restore the previous one until then.
    if (isRendered) opened = story;
  };
  const leaveEmptyControls = () => {
    const story = api.getCurrentStoryData();
    if (story?.type !== "story" || !story.prepared || Object.keys(story.argTypes ?? {}).length > 0) return;
    if (["", "addon-controls"].includes(api.getSelectedPanel())) api.setSelectedPanel(interactions);
  };
  for (const event of [SET_CURRENT_STORY, STORY_PREPARED])
    api.on(event, (story: { id?: string; storyId?: string }) => open(story.id ?? story.storyId ?? "", false));
  api.on(STORY_RENDERED, (id: string) => open(id, true));
  api.on(STORY_RENDER_PHASE_CHANGED, leaveEmptyControls);
});

addons.register("trellis/design", () =>
  addons.add("trellis/design/link", { type: types.TOOL, title: "Design", render: () => <DesignLink /> }),
);

addons.register("trellis/side-by-side", (api) => {
  // A docs page has no variants to show side by side.
  api.on(DOCS_PREPARED, () => api.setOptions({ layout: { showTabs: false } }));
  api.on(STORY_PREPARED, () => api.setOptions({ layout: { showTabs: true } }));
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
