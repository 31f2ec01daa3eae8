// The onboarding questions in Vue 3. A shallow ref holds the view of the flow.
import { onboardingMachine, viewOf } from "@trellis/machines/onboarding";
import type { ActorsOf } from "@trellis/machines/types";
import { createApp, defineComponent, h, onScopeDispose, shallowRef } from "vue";
import { createActor, fromPromise } from "xstate";

const saved: string[] = [];
/** Replace these with calls to your server. */
const actors = {
  saveAnswers: fromPromise(async ({ input }) => {
    saved.push(...Object.values(input));
    return { message: "Saved" };
  }),
  refreshUser: fromPromise(async () => null),
} satisfies ActorsOf<typeof onboardingMachine>;

/** Starts a flow that stops with the component. */
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
    const current = view.value;
    if (current.is === "finished") return h("p", `Saved: ${saved.join(", ")}`);
    const onSubmit = (event: Event) => {
      event.preventDefault();
      flow.send({ type: "answer.given", text: current.text });
    };
    const onInput = (event: Event) => {
      if (event.target instanceof HTMLInputElement) flow.send({ type: "answer.typed", text: event.target.value });
    };
    return h("form", { onSubmit }, [
      h("label", [
        `${current.step}/${current.total} ${current.question}`,
        h("input", { value: current.text, onInput }),
      ]),
      current.is === "refused" && h("p", { role: "alert" }, current.problem),
      !current.isFirst && h("button", { type: "button", onClick: () => flow.send({ type: "back.requested" }) }, "Back"),
      h("button", { disabled: current.is === "saving" }, current.isLast ? "Finish" : "Next"),
    ]);
  };
});

createApp(Onboarding).mount(document.body);
