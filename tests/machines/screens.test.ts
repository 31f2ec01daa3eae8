import * as onboarding from "@trellis/machines/onboarding";
import * as subscription from "@trellis/machines/subscription";
import * as youtube from "@trellis/machines/youtube-connection";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { paths as appPaths } from "../../apps/web/src/paths.ts";

describe("the screens of onboarding", () => {
  it("are the dashboard's, and end at the roadmap", () => {
    expect(onboarding.paths).toEqual({ asking: "/", saving: "/", finished: "/roadmap" });
    expect([onboarding.paths.asking, onboarding.paths.finished]).toEqual([appPaths.dashboard, appPaths.roadmap]);
    expect(["/", "/roadmap", "/login"].map(onboarding.screenAt)).toEqual(["asking", "finished", null]);
  });

  it("follow the flow", async () => {
    const save = held<{ message: string }>();
    const run = start(onboarding.onboardingMachine, { saveAnswers: () => save.promise, refreshUser: () => null });
    const seen = [onboarding.screenOf(run.actor.getSnapshot())];
    run.actor.subscribe((snapshot) => void seen.push(onboarding.screenOf(snapshot)));
    await run.send(...onboarding.questions.map(() => ({ type: "answer.given" as const, text: "any" })));
    save.answer({ message: "" });
    await run.send();
    expect([...new Set(seen)]).toEqual(onboarding.screens);
  });
});

describe("the screens of a subscription", () => {
  it("are a dialog on the plans, and end at the dashboard", () => {
    const { pathOf, paths, screenAt, screens } = subscription;
    const plans = "/payment";
    expect(paths).toEqual({
      choosing: plans,
      enteringCard: plans,
      paying: plans,
      notConfirmed: plans,
      subscribed: "/",
    });
    expect(appPaths.payment).toBe(plans);
    expect(screens.map((screen) => pathOf(screen, "firstSubscription"))).toEqual(Object.values(paths));
    expect(screenAt("/payment", "firstSubscription")).toBe("choosing");
    expect(screenAt("/yourplan", "firstSubscription")).toBe("choosing");
    expect(screenAt("/", "firstSubscription")).toBe("subscribed");
    expect(screenAt("/settings", "firstSubscription")).toBeNull();
  });

  it.each(["planChange", "cardUpdate"] as const)("are in the settings for a %s", (purpose) => {
    const { pathOf, screenAt, screens } = subscription;
    expect(new Set(screens.map((screen) => pathOf(screen, purpose)))).toEqual(new Set(["/settings"]));
    expect(screenAt("/settings", purpose)).toBe("choosing");
    expect(screenAt("/payment", purpose)).toBeNull();
    expect(screenAt("/yourplan", purpose)).toBeNull();
  });

  it("follow the flow", async () => {
    let confirms = 0;
    const run = start(
      subscription.subscriptionMachine,
      {
        createSetupIntent: () => null,
        createPaymentMethod: () => ({ paymentMethodId: "pm_1" }),
        saveMethod: () => ({}),
        confirm: async () => {
          confirms += 1;
          if (confirms === 1) throw "No funds";
          return {};
        },
        refreshUser: () => null,
      },
      { input: { purpose: "firstSubscription" } },
    );
    const seen = [subscription.screenOf(run.actor.getSnapshot())];
    run.actor.subscribe((snapshot) => void seen.push(subscription.screenOf(snapshot)));
    await run.send({ type: "plan.chosen", planId: "plan_month", currentPlanId: null }, { type: "provider.ready" });
    await run.send({ type: "card.submitted", card: "the form" });
    await run.send({ type: "retry.requested" });
    expect([...new Set(seen)]).toEqual(subscription.screens);
  });
});

describe("the screens of a YouTube connection", () => {
  it("are in the settings; the account says which", () => {
    const { paths, screenAt } = youtube;
    expect(youtube.screens).toEqual(["disconnected", "consenting", "connected"]);
    expect(paths).toEqual({ disconnected: "/settings", consenting: "/settings", connected: "/settings" });
    expect(screenAt("/settings", { isConnected: true })).toBe("connected");
    expect(screenAt("/settings", { isConnected: false })).toBe("disconnected");
    expect(screenAt("/", { isConnected: true })).toBeNull();
  });

  it("read how a person came back from the address", () => {
    const { outcomeIn, outcomes } = youtube;
    expect(outcomes).toEqual(["connected", "cancelled", "denied", "expired", "error"]);
    expect(outcomes.map(outcomeIn)).toEqual(outcomes);
    expect(outcomeIn(null)).toBeNull();
    expect(outcomeIn("")).toBe("error");
    expect(outcomeIn("hacked")).toBe("error");
  });
});
