import { QuestionStep } from "@trellis/ui/question-step";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";

const suggestions = [{ value: "Editing", label: "Editing", isPressed: false }];
const markup = () =>
  renderToString(
    <QuestionStep
      question="What are you good at?"
      answerLabel="Your skills"
      value=""
      onValueChange={() => {}}
      suggestions={suggestions}
      onSubmit={() => {}}
      next="Next"
    />,
  );

afterEach(() => vi.unstubAllGlobals());

it("renders markup for hydration that does not depend on the type of pointer", () => {
  const onServer = markup();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  expect(markup()).toBe(onServer);
});
