// The onboarding questions in Vue 3: the flow is one shallow ref, the view one switch.
import { onboardingMachine, viewOf } from "@trellis/machines/onboarding";
import type { ActorsOf } from "@trellis/machines/types";
import { createApp, defineComponent, h, onScopeDispose, shallowRef } from "vue";
import { createActor, fromPromise } from "xstate";

/** Stands in for your server, and remembers what it was told. */
const saved: string[] = [];
const actors = {
  saveAnswers: fromPromise(async ({ input }) => {
    saved.push(...input.skills, ...input.topics, ...input.goal, ...input.targetAudience, ...input.platforms);
    return { message: "Saved" };
  }),
  refreshUser: fromPromise<unknown>(async () => null),
} satisfies ActorsOf<typeof onboardingMachine>;

/** A flow for as long as the component lives. */
function useOnboarding() {
  const flow = createActor(onboardingMachine.provide({ actors }));
  const view = shallowRef(viewOf(flow.getSnapshot()));
  flow.subscribe((snapshot) => (view.value = viewOf(snapshot)));
  flow.start();
  onScopeDispose(() => flow.stop());
  return { flow, view };
}

const Onboarding = defineComponent(() => {
  const { flow, view } = useOnboarding();
  return () => {
    const now = view.value;
    if (now.is === "finished") return h("p", `Saved: ${saved.join(", ")}`);
    const onSubmit = (event: Event) => {
      event.preventDefault();
      flow.send({ type: "answer.given", text: now.text });
    };
    const onInput = (event: Event) =>
      flow.send({ type: "answer.typed", text: (event.target as HTMLInputElement).value });
    return h("form", { onSubmit }, [
      h("label", [`${now.step}/${now.total} ${now.question}`, h("input", { value: now.text, onInput })]),
      now.is === "refused" && h("p", { role: "alert" }, now.problem),
      !now.isFirst && h("button", { type: "button", onClick: () => flow.send({ type: "back.requested" }) }, "Back"),
      h("button", { disabled: now.is === "saving" }, now.isLast ? "Finish" : "Next"),
    ]);
  };
});

createApp(Onboarding).mount(document.body);
