import { describe, expect, it } from "vitest";
import { type Access, accessFor, type PathKind, type Visitor, visitorOf } from "../../../apps/web/src/app/guard.ts";
import { screenAt, screens } from "../../../apps/web/src/app/screens.ts";
import { signedOutState } from "../../../apps/web/src/session/auth-state.ts";
import { creator } from "./creator.ts";

const visitors: readonly Visitor[] = ["anonymous", "checking", "unsubscribed", "subscribed"];

/** All access rules, with one column per kind of visitor. */
const expected: Record<PathKind, readonly Access[]> = {
  entry: ["allow", "wait", { redirect: "/payment" }, { redirect: "/" }],
  link: ["allow", "wait", "allow", "allow"],
  payment: [{ redirect: "/login" }, "wait", "allow", "allow"],
  app: [{ redirect: "/login" }, "wait", { redirect: "/payment" }, "allow"],
  signOut: ["allow", "allow", "allow", "allow"],
  unknown: ["allow", "wait", "allow", "allow"],
};

describe("access", () => {
  for (const [kind, row] of Object.entries(expected)) {
    it.each(visitors.map((visitor, column) => [visitor, row[column]] as const))(
      `of visitors who are %s to paths of kind ${kind} is %j`,
      (visitor, access) => {
        expect(accessFor(visitor, kind as PathKind)).toEqual(access);
      },
    );
  }

  it("never redirects to a path that redirects again", () => {
    const next = visitors.flatMap((visitor) =>
      screens
        .map(({ kind }) => accessFor(visitor, kind))
        .filter((access) => typeof access === "object")
        .map(({ redirect }) => accessFor(visitor, screenAt(redirect).kind)),
    );
    expect(new Set(next)).toEqual(new Set(["allow"]));
  });
});

describe("visitorOf", () => {
  it("treats a visitor without a token as anonymous", () => {
    expect(visitorOf(signedOutState(null))).toBe("anonymous");
  });

  it("treats an unconfirmed token as being checked", () => {
    expect(visitorOf(signedOutState("t"))).toBe("checking");
    expect(visitorOf({ ...signedOutState("t"), checkSessionStatus: "loading" })).toBe("checking");
  });

  it("treats a visitor whose session check failed as anonymous, even with a token", () => {
    expect(visitorOf({ ...signedOutState("t"), checkSessionStatus: "failed" })).toBe("anonymous");
  });

  it("classifies a known user by subscription, even during another session check", () => {
    const known = { ...signedOutState("t"), checkSessionStatus: "loading" as const };
    expect(visitorOf({ ...known, user: creator({ isSubscribed: true }) })).toBe("subscribed");
    expect(visitorOf({ ...known, user: creator({ isSubscribed: false }) })).toBe("unsubscribed");
  });
});

describe("screenAt", () => {
  it.each([
    ["/login", "entry"],
    ["/LOGIN/", "entry"],
    ["/", "app"],
    ["/yourplan", "payment"],
    ["/logout", "signOut"],
    ["/nowhere", "unknown"],
    ["/settings/deep", "unknown"],
  ])("classifies %s as %s", (path, kind) => {
    expect(screenAt(path).kind).toBe(kind);
  });

  it("RTE-31 treats exactly six paths as authentication pages", () => {
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
