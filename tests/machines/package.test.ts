import { readdirSync, readFileSync } from "node:fs";
import type { Answers, onboardingMachine, Screen as OnboardingScreen } from "@trellis/machines/onboarding";
import type { passwordResetMachine, Screen } from "@trellis/machines/password-reset";
import type { Screen as SubscriptionScreen, subscriptionMachine } from "@trellis/machines/subscription";
import type { Screen as YoutubeScreen, youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { ActorsOf, ScreenOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import { describe, expect, expectTypeOf, it } from "vitest";

const root = new URL("../../packages/machines/src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") }));
const importsOf = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport\s*\(?)\s*"([^"]+)"/g)].flatMap(([, from]) => (from ? [from] : []));

describe("the sources of @trellis/machines", () => {
  it("import xstate and one another, and nothing else", () => {
    const others = sources.flatMap(({ name, text }) =>
      importsOf(text)
        .filter((from) => !from.startsWith("./") && !from.startsWith("../"))
        .map((from) => ({ name, from })),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ from }) => from !== "xstate" && from !== "xstate/graph")).toEqual([]);
  });

  it("keep the test kit out of the flows", () => {
    const flows = sources.filter(({ name }) =>
      /^(onboarding|password-reset|subscription|youtube-connection)\//.test(name),
    );
    expect(flows.filter(({ text }) => importsOf(text).some((from) => /testing|graph/.test(from)))).toEqual([]);
  });

  it("know no clock and no chance", () => {
    expect(sources.filter(({ text }) => /\bDate\b|Math\.random|setTimeout|setInterval/.test(text))).toEqual([]);
  });

  it("keep each machine within 150 lines", () => {
    const machines = sources.filter(({ name }) => name.endsWith(".machine.ts"));
    expect(machines).toHaveLength(4);
    expect(machines.filter(({ text }) => text.trimEnd().split("\n").length > 150)).toEqual([]);
  });
});

describe("the types", () => {
  it("name every actor a flow needs", () => {
    expectTypeOf<keyof ActorsOf<typeof onboardingMachine>>().toEqualTypeOf<"saveAnswers" | "refreshUser">();
    expectTypeOf<keyof ActorsOf<typeof passwordResetMachine>>().toEqualTypeOf<
      "requestCode" | "verifyCode" | "resetPassword"
    >();
    expectTypeOf<keyof ActorsOf<typeof subscriptionMachine>>().toEqualTypeOf<
      "createSetupIntent" | "createPaymentMethod" | "saveMethod" | "confirm" | "changePlan" | "refreshUser"
    >();
    expectTypeOf<keyof ActorsOf<typeof youtubeConnectionMachine>>().toEqualTypeOf<
      "requestAuthUrl" | "openConsent" | "refreshUser" | "disconnect"
    >();
  });

  it("refuse an actor of another shape, and a missing one", () => {
    const refreshUser = fromPromise<unknown>(async () => null);
    const saveAnswers = fromPromise<{ message: string }, Answers>(async ({ input }) => ({
      message: input.skills.join(),
    }));
    const wrong = fromPromise<{ text: string }, Answers>(async () => ({ text: "" }));
    const all = { refreshUser, saveAnswers } satisfies ActorsOf<typeof onboardingMachine>;
    expect(Object.keys(all)).toHaveLength(2);
    // @ts-expect-error -- saveAnswers is missing
    void ({ refreshUser } satisfies ActorsOf<typeof onboardingMachine>);
    // @ts-expect-error -- it must answer with a message
    void ({ refreshUser, saveAnswers: wrong } satisfies ActorsOf<typeof onboardingMachine>);
  });

  it("name every screen of a flow", () => {
    expectTypeOf<ScreenOf<typeof onboardingMachine>>().toEqualTypeOf<OnboardingScreen>();
    expectTypeOf<Exclude<ScreenOf<typeof passwordResetMachine>, "opening">>().toEqualTypeOf<Screen>();
    expectTypeOf<ScreenOf<typeof subscriptionMachine>>().toEqualTypeOf<SubscriptionScreen>();
    expectTypeOf<Exclude<ScreenOf<typeof youtubeConnectionMachine>, "opening">>().toEqualTypeOf<YoutubeScreen>();
  });
});
