import { sessionReply } from "@trellis/contract/session";
import { user } from "@trellis/contract/user";
import { platforms } from "@trellis/contract/platforms";
import { expect, it } from "vitest";
import { parse, safeParse } from "valibot";

const wire = { fullname: "Ana Torres", email: "ana@trellis.example", isSubscribed: true };

it("ENT-02 parses a session with either set of field names", () => {
  const one = parse(sessionReply, { userData: wire, accessToken: "t", message: "Hello" });
  const other = parse(sessionReply, { user: wire, token: "t", message: "Hello" });
  expect(one).toEqual(other);
  expect(one).toMatchObject({ user: { name: "Ana Torres" }, token: "t", message: "Hello" });
  expect(safeParse(sessionReply, { user: wire }).success).toBe(false);
});

it("ENT-01 reads `name` if a user has no `fullname`", () => {
  expect(parse(user, { ...wire, fullname: undefined, name: "Zoë" }).name).toBe("Zoë");
});

it("ENT-03 reads a user as onboarded if `onBoarding` is `true` or an object", () => {
  for (const onBoarding of [true, { skills: ["filming"], topics: ["fitness"] }])
    expect(parse(user, { ...wire, onBoarding }).isOnboarded).toBe(true);
  for (const onBoarding of [false, null, undefined])
    expect(parse(user, { ...wire, onBoarding }).isOnboarded).toBe(false);
});

it("STA-11 parses each platform as connected or not, whatever the server sends", () => {
  for (const sent of [true, false, null, undefined, "pending"]) {
    const { connected } = parse(user, {
      ...wire,
      ...Object.fromEntries(platforms.map((each) => [`${each}Connected`, sent])),
    });
    expect(connected).toEqual(Object.fromEntries(platforms.map((each) => [each, sent === true])));
  }
});

it("parses the known properties of the current plan, any of which may be missing", () => {
  const subscriptionPlan = {
    _id: "a",
    name: "Alpha",
    price: 9.99,
    durationDays: 7,
    stripePriceId: null,
    color: "red",
  };
  expect(parse(user, { ...wire, subscriptionPlan }).plan).toEqual({
    id: "a",
    name: "Alpha",
    price: 9.99,
    durationDays: 7,
  });
  expect(parse(user, { ...wire, subscriptionPlan: { name: "Alpha" } }).plan).toEqual({ name: "Alpha" });
  expect(parse(user, { ...wire, subscriptionPlan: null }).plan).toBeUndefined();
});
