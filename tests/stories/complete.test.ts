import {
  onboardingModel,
  passwordResetModel,
  shortestPaths,
  subscriptionModel,
  youtubeConnectionModel,
} from "@trellis/machines/testing";
import { expect, it } from "vitest";
import type { StatesParameter } from "../../.storybook/states.ts";
import { messagesFor } from "../../apps/api/src/text/messages.ts";
import { paths } from "../../apps/web/src/paths.ts";
import { stateNames } from "../../stories/atlas/stopped-flow.ts";
import { flows, sectionOf } from "../../stories/docs/flows.ts";
import { states as onboarding } from "../../stories/atlas/onboarding.stories.tsx";
import { states as passwordReset } from "../../stories/atlas/password-reset.stories.tsx";
import { purposes, states as subscription } from "../../stories/atlas/subscription.stories.tsx";
import { states as youtubeConnection } from "../../stories/atlas/youtube-connection.stories.tsx";
import { pages } from "../../stories/pages/pages.stories.tsx";
import { sentenceOf } from "../../stories/refusals/sentence.ts";
import { mails } from "../api/mail-samples.ts";

const reset = passwordResetModel();
const youtube = [youtubeConnectionModel(false), youtubeConnectionModel(true)];

/** Returns the names of the states in which the paths end. */
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

it("the docs page of each flow shows every state with a story, and the description and tables of docs/flows.md", () => {
  const listed = [passwordReset, subscription, onboarding, youtubeConnection].map((stories) => Object.keys(stories));
  expect(Object.values(flows).map(({ stories }) => [...stories.keys()])).toEqual(listed);
  for (const { machine } of Object.values(flows))
    expect(sectionOf(machine)).toEqual([expect.stringContaining("**Actors**"), expect.stringContaining("| actor")]);
});

it("MIS-10 every page has a story that uses the mock server", () => {
  expect(Object.keys(pages).toSorted()).toEqual(Object.keys(paths).toSorted());
  for (const { parameters } of Object.values(pages)) expect(parameters).toHaveProperty("world.path");
});

/** A story, or the default export of a story file, which may list the states of a component. */
interface Story {
  name?: string;
  args?: object;
  parameters?: { states?: StatesParameter; refusal?: string; design?: string };
}

interface StoryFile extends Record<string, Story> {
  default: Story;
}

const screens = import.meta.glob<StoryFile>("../../stories/screens/*.stories.tsx", { eager: true });

/** Returns the name of a file without its folder and extensions. */
const nameOf = (path: string): string => path.replace(/^.*\//, "").split(".", 1).join("");

/** Returns the stories of a file. */
const storiesOf = (file: StoryFile): Story[] =>
  Object.entries(file).flatMap(([name, story]) => (name === "default" ? [] : [story]));

/** Returns the value at a path such as `data.view`. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** Returns the member of a view: the view itself or its `is`; undefined for other values. */
function memberOf(view: unknown): string | undefined {
  const member = typeof view === "object" && view !== null && "is" in view ? view.is : view;
  return typeof member === "string" ? member : undefined;
}

it("each story shows the view member under which its file lists it", () => {
  const wrong: string[] = [];
  for (const [file, { default: meta }] of Object.entries(screens))
    for (const [path, stories] of Object.entries(meta.parameters?.states?.()[1] ?? {}))
      for (const [member, { args }] of Object.entries(stories))
        if (memberOf(valueAt({ ...meta.args, ...args }, path)) !== member) wrong.push(`${file}: ${path}: ${member}`);
  expect(wrong).toEqual([]);
});

it("every screen has a file with stories", () => {
  const sources = Object.keys(import.meta.glob("../../apps/web/src/features/*/*.screen.tsx"));
  expect(sources.length).toBeGreaterThan(15);
  expect(Object.keys(screens).map(nameOf)).toEqual(expect.arrayContaining(sources.map(nameOf)));
});

it("every screen links to the pictures of its design", () => {
  const pictures = Object.keys(import.meta.glob("../../docs/pictures/*.jpg", { query: "?url" }));
  const isPictured = (design: string) =>
    ["375-light", "375-dark", "1440-light", "1440-dark"].every((variant) =>
      pictures.includes(`../../docs/pictures/${design}-${variant}.jpg`),
    );
  const files = Object.entries(screens).filter(([, { default: meta }]) => !isPictured(meta.parameters?.design ?? ""));
  expect(files.map(([file]) => nameOf(file))).toEqual([]);
});

/** Views of which a file shows only some members; another file shows and lists all of them. */
const listedElsewhere = new Set(["settings-payment-dialog: view", "subscribed: view"]);

// The type `StoryOfEach` ensures that each list has a story for every member.
it("every member of a view that a story shows is in its file's list of stories", () => {
  const missing = new Set<string>();
  for (const [file, screen] of Object.entries(screens)) {
    const { args: shared, parameters } = screen.default;
    const listed = parameters?.states?.()[1] ?? {};
    for (const { args } of storiesOf(screen))
      for (const [name, value] of Object.entries({ ...shared, ...args })) {
        const inner = valueAt(value, "view");
        const [path, view] = inner === undefined ? [name, value] : [`${name}.view`, inner];
        const isView = path.endsWith("view") || (typeof view === "object" && view !== null && "is" in view);
        const member = isView ? memberOf(view) : undefined;
        if (member !== undefined && !listed[path]?.[member]) missing.add(`${nameOf(file)}: ${path}`);
      }
  }
  expect(missing).toEqual(listedElsewhere);
});

/** Messages that are not refusals: confirmations, names of fields, and the reply to a payment provider. */
const confirmations = `
  registered loggedIn sessionAlive loggedOut sessionEnded signedOutElsewhere codeSent codeRight passwordReset
  secondFactorNeeded passkeyAdded passkeyRenamed passkeyRemoved authenticatorOn authenticatorOff recoveryCodesRenewed
  proved passwordChanged emailVerified emailChanged verificationSent changeLinkSent deletionScheduled
  loggedInBeforeDeletion accountKept accountKeptCanceled profileSaved methodSaved planChanged trialStarted subscribed
  subscribedAndCharged canceled canceledNow resumed youtubeDisconnected answersSaved preferencesSaved taskUpdated
  fieldName webhookUnsigned
`
  .trim()
  .split(/\s+/);

/** Returns the keys of the messages, such as `codeWrong` and `fields.tooLong`. */
const keysOf = (texts: object, prefix = ""): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "object" && text !== null ? keysOf(text as object, `${key}.`) : `${prefix}${key}`,
  );

it("every email has a story", () => {
  const files = import.meta.glob<StoryFile>("../../stories/emails/*.stories.tsx", { eager: true });
  const shown = Object.values(files)
    .flatMap(storiesOf)
    .map(({ args }) => args);
  const samples = mails.map((mail) => mails.filter(({ kind }) => kind === mail.kind).indexOf(mail));
  const expected = mails.map(({ kind }, index) => ({ kind, ...(samples[index] && { variant: samples[index] }) }));
  expect(shown).toEqual(expect.arrayContaining(expected));
  expect(shown).toHaveLength(mails.length);
});

it("every refusal of the server has a story, named after its message", () => {
  const english = messagesFor("en");
  const keys = keysOf(english);
  expect(keys).toEqual(expect.arrayContaining(confirmations));
  const files = import.meta.glob<StoryFile>("../../stories/refusals/*.stories.tsx", { eager: true });
  const stories = Object.values(files).flatMap(storiesOf);
  const names = Object.fromEntries(stories.map(({ name, parameters }) => [parameters?.refusal, name]));
  const refusals = keys.filter((key) => !confirmations.includes(key));
  expect(names).toEqual(Object.fromEntries(refusals.map((key) => [key, sentenceOf(key, english)])));
});
