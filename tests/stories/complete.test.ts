import {
  onboardingModel,
  passwordResetModel,
  shortestPaths,
  subscriptionModel,
  youtubeConnectionModel,
} from "@trellis/machines/testing";
import { expect, it } from "vitest";
import type { StatesParameter } from "../../.storybook/states.ts";
import { paths } from "../../apps/web/src/paths.ts";
import { stateNames } from "../../stories/atlas/stopped-flow.ts";
import { states as onboarding } from "../../stories/atlas/onboarding.stories.tsx";
import { states as passwordReset } from "../../stories/atlas/password-reset.stories.tsx";
import { purposes, states as subscription } from "../../stories/atlas/subscription.stories.tsx";
import { states as youtubeConnection } from "../../stories/atlas/youtube-connection.stories.tsx";
import { pages } from "../../stories/pages/pages.stories.tsx";

const reset = passwordResetModel();
const youtube = [youtubeConnectionModel(false), youtubeConnectionModel(true)];

/** Names of the states in which the paths end. */
const ends = (found: ReturnType<typeof shortestPaths>) => found.flatMap(({ value }) => stateNames(value));

it.each([
  { flow: "password reset", stories: passwordReset, found: ends(shortestPaths(reset.machine, reset)) },
  { flow: "onboarding", stories: onboarding, found: ends(shortestPaths(onboardingModel.machine, onboardingModel)) },
  {
    flow: "subscription",
    stories: subscription,
    found: purposes.map(subscriptionModel).flatMap((model) => ends(shortestPaths(model.machine, model))),
  },
  {
    flow: "YouTube connection",
    stories: youtubeConnection,
    found: youtube.flatMap((model) => ends(shortestPaths(model.machine, model))),
  },
])("MIS-12 every state of the $flow has a story", ({ stories, found }) => {
  expect(Object.keys(stories).toSorted()).toEqual([...new Set(found)].toSorted());
});

it("MIS-10 every page has a story that uses the mock server", () => {
  expect(Object.keys(pages).toSorted()).toEqual(Object.keys(paths).toSorted());
  for (const { parameters } of Object.values(pages)) expect(parameters).toHaveProperty("world.path");
});

/** The part of a story file that lists the states of a component. */
interface StoryFile {
  default: { args?: object; parameters?: { states?: StatesParameter } };
}

const screens = import.meta.glob<StoryFile>("../../stories/screens/*.stories.tsx", { eager: true });

/** Returns the value at a path such as `data.view`. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

it("the story of each member of a view shows that member", () => {
  const wrong: string[] = [];
  for (const [file, { default: meta }] of Object.entries(screens))
    for (const [path, stories] of Object.entries(meta.parameters?.states?.()[1] ?? {}))
      for (const [member, { args }] of Object.entries(stories)) {
        const view = valueAt({ ...meta.args, ...args }, path);
        if (view !== member && valueAt(view, "is") !== member) wrong.push(`${file}: ${path}: ${member}`);
      }
  expect(wrong).toEqual([]);
});
