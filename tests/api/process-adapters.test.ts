import { limitConcurrency } from "@trellis/runtime/node-crypto/limit-concurrency";
import { createPasswords } from "@trellis/runtime/node-crypto/passwords";
import { createTokens } from "@trellis/runtime/node-crypto/tokens";
import { createLog } from "@trellis/runtime/node-log/log";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";

describe("a stored password", () => {
  const passwords = createPasswords();

  it("is an argon2id hash with 19 MiB, two passes and a new salt", async () => {
    const [one, other] = await Promise.all([passwords.hash("correct-horse"), passwords.hash("correct-horse")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwords.matches("correct-horse", one)).toBe(true);
    expect(await passwords.matches("correct-hors", one)).toBe(false);
  });

  it("matches only the exact password, up to its last character", async () => {
    const password = ` Correct horse ${"battery ".repeat(30)}`;
    const hash = await passwords.hash(password);
    expect(await passwords.matches(password, hash)).toBe(true);
    for (const other of [password.trim(), password.slice(0, -1), password.toLowerCase(), password.slice(0, 72)])
      expect(await passwords.matches(other, hash)).toBe(false);
  });

  it("never matches if there is no account", async () => {
    expect(await passwords.matches("anything", null)).toBe(false);
  });

  it("matches a hash that was created with other parameters", async () => {
    // The reference implementation gives this example for password, somesalt, m=65536, t=2, p=1.
    const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await passwords.matches("password", known)).toBe(true);
  });

  it("is hashed with `limitConcurrency`, which runs at most three tasks at once and continues after a failure", async () => {
    let atOnce = 0;
    let most = 0;
    const gate = limitConcurrency(3);
    const work = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((done) => void setImmediate(done));
      atOnce -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => gate(work)));
    await expect(gate(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await gate(work);
    expect(most).toBe(3);
  });
});

describe("a token", () => {
  const tokens = createTokens("a secret of the server's own, long enough");

  it("consists of 32 random bytes and has a SHA-256 digest", () => {
    const minted = new Set(Array.from({ length: 100 }, () => tokens.mint()));
    expect(minted.size).toBe(100);
    for (const token of minted) expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokens.digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("a code", () => {
  it("consists of six random digits", () => {
    const codes = Array.from({ length: 100 }, () => createTokens("a secret").mintCode());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    // Two equal codes among a hundred are possible, twenty are not.
    expect(new Set(codes).size).toBeGreaterThan(80);
  });
});

describe("the log", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });

  it("writes one line of JSON per event, without secrets", () => {
    log.info("signed in", {
      account: "a1",
      password: "hush",
      token: "hush",
      headers: { authorization: "Bearer hush" },
    });
    log.debug("request", { path: "/" });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "info",
      msg: "signed in",
      account: "a1",
      password: "[secret]",
    });
    expect(lines[0]).not.toContain("hush");
  });

  it("keeps line breaks and format specifiers as text, and writes the time in UTC", () => {
    const account = 'a1\n{"level":"error","msg":"forged"} %s %j';
    log.info("mail sent", { account });
    expect(lines.at(-1)?.trimEnd()).not.toContain("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      level: "info",
      msg: "mail sent",
      account,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it("reports a failed statement without its values", () => {
    const refused = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(ann@example.com)",
    });
    log.error("request failed", { cause: new DrizzleQueryError("insert into accounts", ["ann@example.com"], refused) });
    const said = lines.at(-1) ?? "";
    expect(JSON.parse(said)).toMatchObject({ cause: { cause: { message: "duplicate key", code: "23505" } } });
    expect(said).not.toContain("ann@example.com");
  });

  it("reports a mail server's refusal without the address", () => {
    const refused = new Error("550 5.1.1 <ann@example.com>: mailbox unavailable");
    log.error("job given up", { cause: new Error("the mail server refused the email", { cause: refused }) });
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      cause: { cause: { message: "550 5.1.1 <[email]>: mailbox unavailable" } },
    });
  });
});
