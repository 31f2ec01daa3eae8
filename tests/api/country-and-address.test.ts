import { createApp } from "@trellis/api/app";
import { createMemoryPorts } from "@trellis/api/memory";
import { logIn } from "@trellis/contract/account";
import { findCountry } from "@trellis/contract/geo";
import { describe, expect, it } from "vitest";
import { addressGroup, countryIn } from "../../apps/api/src/rules/visitor.ts";
import { address, createClient, json } from "./test-client.ts";

describe("findCountry", () => {
  it("returns null if the country is unknown, and two letters otherwise", async () => {
    const { send, raw, world } = await createClient();
    expect(await (await raw(address(findCountry))).json()).toEqual({ country_code: null });
    world.country = "MX";
    expect(await send(findCountry, {})).toEqual({ country_code: "MX" });
  });

  it.each([
    ["cf-ipcountry", "mx", "MX"],
    ["CF-IPCountry", " FR ", "FR"],
    ["cf-ipcountry", "XX", null],
    ["cf-ipcountry", "T1", null],
    ["cf-ipcountry", "Mexico", null],
    ["cf-ipcountry", "", null],
    ["x-country", "MX", null],
    [undefined, "MX", null],
  ])("reads only valid country codes, and only from the configured header (%s, %j)", (header, said, country) => {
    expect(countryIn(header, new Headers({ "cf-ipcountry": said }))).toBe(country);
  });
});

describe("the rate-limit key of an IP address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["192.0.2.7:49152", "192.0.2.7"],
    ["[2001:db8:1:2::7]:443", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::7]", "2001:db8:1:2::/64"],
    ["[::ffff:192.0.2.7]:443", "192.0.2.7"],
  ])("of %s is %s", (from, group) => {
    expect(addressGroup(from)).toBe(group);
  });

  it("is shared by an IPv6 /64 network and differs from the next network's", async () => {
    const app = createApp(createMemoryPorts());
    const tryFrom = async (from: string, index: number) => {
      const body = { email: `nobody${index}@example.com`, password: "wrong" };
      const request = new Request(`https://trellis.test${address(logIn)}`, json(body));
      return (await app.fetch(request, { address: from })).status;
    };
    for (let index = 0; index < 100; index++) expect(await tryFrom(`2001:db8:1:2::${index + 1}`, index)).toBe(400);
    expect(await tryFrom("2001:db8:1:2:ffff::1", 100)).toBe(429);
    expect(await tryFrom("2001:db8:1:3::1", 101)).toBe(400);
  });
});
