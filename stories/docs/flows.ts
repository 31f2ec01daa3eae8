import { storyNameFromExport, toId } from "storybook/internal/csf";
import { onboardingMachine } from "@trellis/machines/onboarding";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import { subscriptionMachine } from "@trellis/machines/subscription";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { AnyStateMachine } from "xstate";
import flowsPage from "../../docs/flows.md?raw";
import * as onboarding from "../atlas/onboarding.stories.tsx";
import * as passwordReset from "../atlas/password-reset.stories.tsx";
import * as subscription from "../atlas/subscription.stories.tsx";
import * as youtubeConnection from "../atlas/youtube-connection.stories.tsx";

interface StoryOfState {
  id: string;
  name: string;
}

export interface DocumentedFlow {
  machine: AnyStateMachine;
  /** The story of each state, by the name of the state. */
  stories: ReadonlyMap<string, StoryOfState>;
}

interface StoryFile {
  default: { title: string };
  states: Readonly<Record<string, { name?: string }>>;
}

/** Returns the stories that a file lists for the states of its flow. */
function storiesOf(file: StoryFile): DocumentedFlow["stories"] {
  const exports = Object.entries(file);
  return new Map(
    Object.entries(file.states).map(([state, story]) => {
      const [exportName = ""] = exports.find(([, value]) => value === story) ?? [];
      return [state, { id: toId(file.default.title, storyNameFromExport(exportName)), name: story.name ?? exportName }];
    }),
  );
}

/** The flows in display order, keyed by the name in the titles of their stories. */
export const flows: Readonly<Record<string, DocumentedFlow>> = {
  "Password reset": { machine: passwordResetMachine, stories: storiesOf(passwordReset) },
  Subscription: { machine: subscriptionMachine, stories: storiesOf(subscription) },
  Onboarding: { machine: onboardingMachine, stories: storiesOf(onboarding) },
  "YouTube connection": { machine: youtubeConnectionMachine, stories: storiesOf(youtubeConnection) },
};

const sections = new Map(
  flowsPage.split(/^## /m).map((section) => {
    const [, id = "", text = ""] = /^(\w+)\n([\s\S]*)/.exec(section) ?? [];
    return [id, text];
  }),
);

/** Returns what docs/flows.md says about a machine: its description, and the tables after its diagram. */
export function sectionOf({ id }: AnyStateMachine): [description: string, tables: string] {
  const [description = "", tables = ""] = (sections.get(id) ?? "").split(/```mermaid[\s\S]*?```\n/);
  return [description, tables];
}
