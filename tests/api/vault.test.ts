import { createVault } from "@trellis/runtime/node-crypto/vault";
import { describe, expect, it } from "vitest";

const secret = "a secret of the server's own, long enough";
const vault = createVault(secret);
const locked = async (text = "1//refresh-token") => vault.lock(text, "account-1");

describe("the vault", () => {
  it("decrypts what it encrypted for the same owner", async () => {
    for (const text of ["1//refresh-token", "", "体操 🤸", "x".repeat(4096)]) {
      expect(await vault.unlock(await locked(text), "account-1")).toBe(text);
    }
  });

  it("encrypts with a new nonce each time and reveals no plain text", async () => {
    const [one, other] = [await locked(), await locked()];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("refresh");
  });

  it("decrypts with the same secret in another process, and with no other secret", async () => {
    expect(await createVault(secret).unlock(await locked(), "account-1")).toBe("1//refresh-token");
    expect(await createVault(`${secret}!`).unlock(await locked(), "account-1")).toBeNull();
  });

  it("rejects another owner and a change in any byte", async () => {
    const whole = await locked();
    expect(await vault.unlock(whole, "account-2")).toBeNull();
    const bytes = Buffer.from(whole, "base64url");
    for (let place = 0; place < bytes.length; place++) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(await vault.unlock(changed.toString("base64url"), "account-1"), `byte ${place}`).toBeNull();
    }
  });

  it.each(["", "short", "!!!", "A".repeat(37)])("rejects %j as cipher text", async (text) => {
    expect(await vault.unlock(text, "account-1")).toBeNull();
  });
});
