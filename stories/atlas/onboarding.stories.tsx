import type { Meta, StoryObj } from "@storybook/react-vite";
import { type onboardingMachine, shortestAnswer, splitAnswer, viewOf } from "@trellis/machines/onboarding";
import { onboardingModel } from "@trellis/machines/testing";
import type { ReactNode } from "react";
import { OnboardingSection } from "../../apps/web/src/features/onboarding/onboarding.section.tsx";
import { type StateName, stopAt } from "./at-state.ts";
import { Leaves } from "./leaves.tsx";
import { useFlow } from "./statechart/flow-context.ts";
import { useSnapshot } from "./use-snapshot.ts";

type Machine = typeof onboardingMachine;
const at = stopAt([onboardingModel]);

function Wizard(): ReactNode {
  const { actor } = useFlow<Machine>();
  const view = viewOf(useSnapshot(actor));
  if (view.is === "finished") return <Leaves to="the roadmap" />;
  return (
    <OnboardingSection
      view={{ ...view, chips: view.text.includes(",") ? splitAnswer(view.text) : [], minLength: shortestAnswer }}
      onType={(text) => actor.send({ type: "answer.typed", text })}
      onSubmit={() => actor.send({ type: "answer.given", text: view.text })}
      onBack={() => actor.send({ type: "back.requested" })}
      onLogOut={() => undefined}
    />
  );
}

/** Every state of the onboarding wizard. Each story runs the machine until its state is reached. */
const meta = {
  title: "Atlas/Onboarding",
  tags: ["atlas"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  excludeStories: ["states"],
  render: () => <Wizard />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: "The user answers a question", ...at("asking.editing") };
export const Refused: Story = { name: "An answer is missing or too short", ...at("asking.refused") };
export const Saving: Story = { name: "The answers are being saved", ...at("saving.savingAnswers") };
export const Refreshing: Story = {
  name: "The answers are saved, and the user's data is being reloaded",
  ...at("saving.refreshingUser"),
};
export const Finished: Story = { name: "The wizard is finished", ...at("finished") };

/** Every state of the machine and its story. */
export const states = {
  "asking.editing": Asking,
  "asking.refused": Refused,
  "saving.savingAnswers": Saving,
  "saving.refreshingUser": Refreshing,
  finished: Finished,
} satisfies Record<StateName<Machine>, Story>;
