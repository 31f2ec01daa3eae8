import type { Names, Template } from "./template.ts";
import { all, insertBefore } from "./template.ts";

const setupFile = ({ pascal, camel }: Names) => `import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided } from "../not-provided.ts";

export interface ${pascal}Context {
  text: string;
}

/** The events the flow accepts. */
export type ${pascal}Event = { type: "text.submitted"; text: string };

/** The events the flow emits. \`error\` is the actor's error, unchanged. */
export type ${pascal}Emitted = { type: "saved"; message: string } | { type: "failed"; error: unknown };

const types: Partial<{ context: ${pascal}Context; events: ${pascal}Event; emitted: ${pascal}Emitted }> = {};

/** Types, actors, guards and actions of the machine. */
export const ${camel}Setup = setup({
  types,
  actors: { saveText: notProvided<{ message: string }, string>("saveText") },
  actions: {
    setText: assign(({ event }) => {
      assertEvent(event, "text.submitted");
      return { text: event.text };
    }),
    emitSaved: emit((_, params: { message: string }) => ({ type: "saved", message: params.message })),
    emitFailed: emit((_, params: { error: unknown }) => ({ type: "failed", error: params.error })),
  },
});
`;

const machineFile = ({ pascal, camel }: Names) => `import { errorOf } from "../setup-helpers.ts";
import { ${camel}Setup } from "./setup.ts";

/**
 * Asks for text, then saves it.
 *
 * Actors: \`saveText\` (the text) → \`{ message }\`.
 * Events: \`text.submitted {text}\`.
 * Emits: \`saved {message}\` · \`failed {error}\`.
 */
export const ${camel}Machine = ${camel}Setup.createMachine({
  id: "${camel}",
  context: { text: "" },
  initial: "editing",
  states: {
    editing: { on: { "text.submitted": { target: "saving", actions: "setText" } } },
    saving: {
      invoke: {
        id: "saveText",
        src: "saveText",
        input: ({ context }) => context.text,
        onDone: { target: "finished", actions: { type: "emitSaved", params: ({ event }) => event.output } },
        onError: { target: "editing", actions: { type: "emitFailed", params: errorOf } },
      },
    },
    finished: { type: "final" },
  },
});

/** The view that a UI renders for a state of the flow: its name. */
export type ${pascal}View = { is: "editing" | "saving" | "finished" };
`;

const indexFile = ({ pascal, kebab, camel }: Names) => `export { ${camel}Machine } from "./${kebab}.machine.ts";
export type { ${pascal}View } from "./${kebab}.machine.ts";
export type { ${pascal}Context, ${pascal}Emitted, ${pascal}Event } from "./setup.ts";
`;

const testFile = ({ kebab, camel, title }: Names) => `import { ${camel}Machine } from "@trellis/machines/${kebab}";
import { start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";

describe("${title.toLowerCase()}", () => {
  it("saves the submitted text and emits the server's message", async () => {
    const run = start(${camel}Machine, { saveText: () => ({ message: "Saved" }) });
    await run.send({ type: "text.submitted", text: "Hello" });
    expect(run.calls).toEqual([{ name: "saveText", input: "Hello" }]);
    expect(run.emitted).toEqual([{ type: "saved", message: "Saved" }]);
    expect(run.actor.getSnapshot().status).toBe("done");
  });

  it("returns to editing and emits the error when saving fails", async () => {
    const error = new Error("Offline");
    const run = start(${camel}Machine, { saveText: () => Promise.reject(error) });
    await run.send({ type: "text.submitted", text: "Hello" });
    expect(run.emitted).toEqual([{ type: "failed", error }]);
    expect(run.actor.getSnapshot().value).toBe("editing");
  });
});
`;

const changeset = ({ kebab }: Names) => `---
"@trellis/machines": minor
---

Add the flow \`${kebab}\`.
`;

/** A flow of `@trellis/machines` with its entry point, tests, documentation and changeset. */
export const flow: Template = (names) => {
  const { camel, kebab } = names;
  const folder = `packages/machines/src/${kebab}`;
  const entryPoint = `"./${kebab}": {
      "@trellis/source": "./src/${kebab}/index.ts",
      "types": "./dist/${kebab}/index.d.ts",
      "default": "./dist/${kebab}/index.js"
    },
    `;
  return {
    changes: [
      { path: `${folder}/setup.ts`, content: setupFile(names) },
      { path: `${folder}/${kebab}.machine.ts`, content: machineFile(names) },
      { path: `${folder}/index.ts`, content: indexFile(names) },
      { path: `tests/machines/${kebab}.test.ts`, content: testFile(names) },
      { path: `.changeset/add-${kebab}.md`, content: changeset(names) },
      { path: "packages/machines/package.json", edit: insertBefore(/"\.\/testing": \{/, entryPoint) },
      {
        path: "packages/machines/tsdown.config.ts",
        edit: insertBefore(/"src\/testing\.ts"/, `"src/${kebab}/index.ts",`),
      },
      {
        path: "scripts/flows.ts",
        edit: all(
          insertBefore(/import \{ passwordReset/, `import { ${camel}Machine } from "@trellis/machines/${kebab}";\n`),
          insertBefore(/(?<=Machine,\n)\];/, `  ${camel}Machine,\n`),
        ),
      },
    ],
    next: "write the states, then `npm run flows` draws them in docs/flows.md. Provide the actors in a *.flow.ts of the web app.",
  };
};
