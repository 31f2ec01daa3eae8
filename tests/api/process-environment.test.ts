import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../apps/api/src/environment.ts";

describe("the environment", () => {
  it("needs nothing set, and takes an empty variable for one that is not", () => {
    const asItComes = {
      isProduction: false,
      port: 4100,
      host: undefined,
      databaseUrl: undefined,
      dataFolder: undefined,
      logLevel: "info",
      trustedProxies: 0,
    };
    expect(readEnvironment({})).toEqual(asItComes);
    expect(readEnvironment({ PORT: "", NODE_ENV: "", DATABASE_URL: "" })).toEqual(asItComes);
  });

  it("is read whole", () => {
    const read = readEnvironment({
      NODE_ENV: "production",
      PORT: "80",
      HOST: "::1",
      DATABASE_URL: "postgresql://me:secret@db.example/trellis",
      TRELLIS_DATA: "/var/lib/trellis",
      LOG_LEVEL: "error",
      TRUSTED_PROXIES: "1",
    });
    expect(read).toEqual({
      isProduction: true,
      port: 80,
      host: "::1",
      databaseUrl: "postgresql://me:secret@db.example/trellis",
      dataFolder: "/var/lib/trellis",
      logLevel: "error",
      trustedProxies: 1,
    });
  });

  it.each([
    [{ PORT: "70000" }, "The environment variable PORT must be a port number from 0 to 65535."],
    [{ PORT: "-1" }, "The environment variable PORT must be"],
    [{ PORT: "4100x" }, "The environment variable PORT must be"],
    [{ NODE_ENV: "staging" }, "The environment variable NODE_ENV must be development, production or test."],
    [
      { DATABASE_URL: "mysql://me:secret@host/x" },
      "The environment variable DATABASE_URL must be a PostgreSQL address",
    ],
    [{ DATABASE_URL: "secret" }, "The environment variable DATABASE_URL must be a PostgreSQL address"],
    [{ LOG_LEVEL: "loud" }, "The environment variable LOG_LEVEL must be silent, error, info or debug."],
    [{ TRELLIS_EMBEDDED_DATABASE: "no" }, "The environment variable TRELLIS_EMBEDDED_DATABASE must be allow"],
    [{ NODE_ENV: "production" }, "In production DATABASE_URL must lead to a PostgreSQL that is backed up"],
  ])("refuses %j by name, without its value", (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
    expect(() => readEnvironment(variables)).not.toThrow(/secret/);
  });

  it("lets production use the embedded database when that is said", () => {
    expect(readEnvironment({ NODE_ENV: "production", TRELLIS_EMBEDDED_DATABASE: "allow" }).isProduction).toBe(true);
  });
});
