import { describe, expect, it } from "vitest";
import { judge, type PathKind, type Verdict, type Visitor } from "../../../apps/web/src/app/guard.ts";
import { screenAt, screens } from "../../../apps/web/src/app/screens.ts";
import { visitorOf } from "../../../apps/web/src/app/visitor.ts";
import { signedOutState } from "../../../apps/web/src/features/session/auth-state.ts";
import { creator } from "./creator.ts";

const visitors: readonly Visitor[] = ["anonymous", "checking", "unsubscribed", "subscribed"];

/** The whole table, spelled out: one column for each visitor. */
const expected: Record<PathKind, readonly Verdict[]> = {
  entry: ["stay", "wait", { go: "/payment" }, { go: "/" }],
  payment: [{ go: "/login" }, "wait", "stay", "stay"],
  app: [{ go: "/login" }, "wait", { go: "/payment" }, "stay"],
  signOut: ["stay", "stay", "stay", "stay"],
  unknown: ["stay", "wait", "stay", "stay"],
};

describe("the guard", () => {
  for (const [kind, verdicts] of Object.entries(expected)) {
    it.each(visitors.map((visitor, column) => [visitor, verdicts[column]] as const))(
      `says to %s at a path of the kind ${kind}: %j`,
      (visitor, verdict) => {
        expect(judge(visitor, kind as PathKind)).toEqual(verdict);
      },
    );
  }

  it("never sends anyone to a place that sends them on", () => {
    const next = visitors.flatMap((visitor) =>
      screens
        .map(({ kind }) => judge(visitor, kind))
        .filter((verdict) => typeof verdict === "object")
        .map(({ go }) => judge(visitor, screenAt(go).kind)),
    );
    expect(new Set(next)).toEqual(new Set(["stay"]));
  });
});

describe("the visitor", () => {
  it("is anonymous without a token", () => {
    expect(visitorOf(signedOutState(null))).toBe("anonymous");
  });

  it("is being checked with a token of which nothing is known", () => {
    expect(visitorOf(signedOutState("t"))).toBe("checking");
    expect(visitorOf({ ...signedOutState("t"), checkSessionStatus: "loading" })).toBe("checking");
  });

  it("is anonymous again when the check failed, the token notwithstanding", () => {
    expect(visitorOf({ ...signedOutState("t"), checkSessionStatus: "failed" })).toBe("anonymous");
  });

  it("is told apart by the subscription, also while the session is looked at anew", () => {
    const known = { ...signedOutState("t"), checkSessionStatus: "loading" as const };
    expect(visitorOf({ ...known, user: creator({ isSubscribed: true }) })).toBe("subscribed");
    expect(visitorOf({ ...known, user: creator({ isSubscribed: false }) })).toBe("unsubscribed");
  });
});

describe("an address", () => {
  it.each([
    ["/login", "entry"],
    ["/LOGIN/", "entry"],
    ["/", "app"],
    ["/yourplan", "payment"],
    ["/logout", "signOut"],
    ["/nowhere", "unknown"],
    ["/settings/deep", "unknown"],
  ])("%s is of the kind %s", (address, kind) => {
    expect(screenAt(address).kind).toBe(kind);
  });

  it("RTE-31 is an account page for exactly six paths", () => {
    expect(screens.filter(({ kind }) => kind === "entry").map(({ path }) => path)).toEqual([
      "/login",
      "/signup",
      "/forget-password",
      "/enter-otp",
      "/enter-password",
      "/change-password-success",
    ]);
  });
});
