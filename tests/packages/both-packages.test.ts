import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installPacked, runIn } from "./packed.ts";

let project: string;

beforeAll(() => {
  const dependencies = ["react", "react-dom", "styled-components", "lucide-react", "@base-ui/react", "xstate"];
  project = installPacked(["ui", "machines"], dependencies);
}, 300_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

it("MIS-11 another product can install both tarballs and show a flow's question in a component", () => {
  const html = runIn(
    project,
    `import { createElement as h } from "react";
     import { renderToString } from "react-dom/server";
     import { createActor, fromPromise } from "xstate";
     import { TextField } from "@trellis/ui/text-field";
     import { onboardingMachine, viewOf } from "@trellis/machines/onboarding";
     const saved = fromPromise(async () => ({ message: "kept" }));
     const flow = createActor(onboardingMachine.provide({ actors: { saveAnswers: saved, refreshUser: saved } })).start();
     const field = () => {
       const view = viewOf(flow.getSnapshot());
       return renderToString(h(TextField, { label: JSON.stringify(view) }));
     };
     console.log(field());
     flow.send({ type: "answer.given", text: "baking" });
     console.log(field());`,
  );
  const [first = "", second = ""] = html.trim().split("\n");
  expect(first).toContain("skills");
  expect(second).toContain("topics");
  expect(second).toMatch(/<label[^>]*>.*<input/);
});
