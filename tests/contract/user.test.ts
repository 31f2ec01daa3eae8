import { sessionReply } from "@trellis/contract/account";
import { platforms, user } from "@trellis/contract/user";
import { expect, it } from "vitest";
import { parse, safeParse } from "valibot";

const wire = { fullname: "Ana Torres", email: "ana@trellis.example", isSubscribed: true };

it("ENT-02 reads a session under either of its names", () => {
  const one = parse(sessionReply, { userData: wire, accessToken: "t", message: "Hello" });
  const other = parse(sessionReply, { user: wire, token: "t", message: "Hello" });
  expect(one).toEqual(other);
  expect(one).toMatchObject({ user: { name: "Ana Torres" }, token: "t", message: "Hello" });
  expect(safeParse(sessionReply, { user: wire }).success).toBe(false);
});

it("reads a user whose fullname is called name", () => {
  expect(parse(user, { ...wire, fullname: undefined, name: "Zoë" }).name).toBe("Zoë");
});

it("STA-11 knows a platform as connected or not, whatever the server sends or leaves out", () => {
  for (const sent of [true, false, null, undefined]) {
    const { connected } = parse(user, {
      ...wire,
      ...Object.fromEntries(platforms.map((each) => [`${each}Connected`, sent])),
    });
    expect(connected).toEqual(Object.fromEntries(platforms.map((each) => [each, sent === true])));
  }
  expect(safeParse(user, { ...wire, youtubeConnected: "pending" }).success).toBe(false);
});

it("keeps of the current plan what a server sends along, and makes up nothing", () => {
  const subscriptionPlan = {
    _id: "a",
    name: "Alpha",
    price: 9.99,
    durationDays: 7,
    stripePriceId: null,
    colour: "red",
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
