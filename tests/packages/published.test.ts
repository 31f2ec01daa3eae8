import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import machines from "../../packages/machines/package.json" with { type: "json" };
import ui from "../../packages/ui/package.json" with { type: "json" };
import { subpaths } from "../bench/ui-size.ts";
import { installPacked, projectWith, runIn } from "./packed.ts";

const uiDependencies = ["react", "react-dom", "styled-components", "lucide-react", "@base-ui/react"];

let installed = "";

beforeAll(() => {
  installed = installPacked(["ui", "machines"], []);
}, 300_000);

afterAll(() => rmSync(installed, { recursive: true, force: true }));

it("MIS-07 the component package works alone: every entry point loads with only its declared dependencies", () => {
  expect(Object.keys(ui.dependencies)).toEqual(["@base-ui/react", "lucide-react"]);
  expect(Object.keys(ui.peerDependencies)).toEqual(["react", "react-dom", "styled-components"]);
  const html = runIn(
    projectWith(installed, ["ui"], uiDependencies),
    `import { createElement } from "react";
     import { renderToString } from "react-dom/server";
     for (const path of ${JSON.stringify(subpaths)}) await import("@trellis/ui/" + path);
     const { Button } = await import("@trellis/ui/button");
     console.log(renderToString(createElement(Button, { type: "submit" }, "Plant")));`,
  );
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Plant.*<\/button>/);
});

it("MIS-08 the machine package runs a flow under plain Node with xstate as its only dependency", () => {
  expect(machines).not.toHaveProperty("dependencies");
  expect(Object.keys(machines.peerDependencies)).toEqual(["xstate"]);
  const project = projectWith(installed, ["machines"], ["xstate"]);
  const printed = runIn(
    project,
    `import { createActor, fromPromise, waitFor } from "xstate";
     import { onboardingMachine } from "@trellis/machines/onboarding";
     const saved = [];
     const flow = createActor(onboardingMachine.provide({ actors: {
       saveAnswers: fromPromise(async ({ input }) => { saved.push(input); return { message: "kept" }; }),
       refreshUser: fromPromise(async () => undefined),
     } })).start();
     for (const text of ["no skills", "bread, cakes", "sell more", "neighbours", "Instagram"])
       flow.send({ type: "answer.given", text });
     await waitFor(flow, (snapshot) => snapshot.status === "done");
     console.log(JSON.stringify(saved));`,
  );
  expect(JSON.parse(printed)).toEqual([
    {
      skills: "no skills",
      topics: "bread, cakes",
      goal: "sell more",
      targetAudience: "neighbours",
      platforms: "Instagram",
    },
  ]);
});

it("the machines package includes its test kit, which runs under plain Node", () => {
  const printed = runIn(
    projectWith(installed, ["machines"], ["xstate"]),
    `import { checkConformance, youtubeConnectionModel } from "@trellis/machines/testing";
     const { problems, report } = await checkConformance(youtubeConnectionModel(false), {});
     console.log(JSON.stringify({ problems, report: report.split("\\n")[0] }));`,
  );
  expect(JSON.parse(printed)).toMatchObject({ problems: [] });
  expect(printed).toMatch(/(\d+) of \1 paths passed/);
});

it("MIS-11 another product can install both tarballs and show a flow's question in a component", () => {
  const html = runIn(
    projectWith(installed, ["ui", "machines"], [...uiDependencies, "xstate"]),
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
