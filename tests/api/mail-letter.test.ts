import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { createOutboxPage } from "../../apps/api/src/adapters/outbox/outbox-page.ts";
import { createOutbox } from "../../apps/api/src/adapters/outbox/outbox.ts";
import { retryDelay } from "../../apps/api/src/mail/deliver-due.ts";
import { writeMail } from "../../apps/api/src/mail/write-mail.ts";

const maya = { fullname: "Maya <b>Torres</b>", email: "maya@example.com" };
const languages = ["en", "es", "fr"] as const;
const kinds = ["resetCode", "passwordChanged", "googleJoined"] as const;

describe("an email", () => {
  it.each(languages)("has the same content as text and HTML, and loads nothing (%s)", (language) => {
    for (const kind of kinds) {
      const { html, text } = writeMail({ kind, language }, maya, "012345");
      const shown = html.replaceAll(/<(style|title)>[^]*?<\/\1>|<[^>]+>/g, " ");
      const read = shown
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&#39;", "'")
        .replaceAll("&quot;", '"');
      for (const line of text.split("\n").filter((each) => each.trim() !== "" && each !== "-- ")) {
        expect(read).toContain(line.trim());
      }
      expect(html).not.toMatch(/src=|href=|url\(|<b>/);
    }
  });

  it("has its own sentences in every language", () => {
    for (const kind of kinds) {
      const subjects = languages.map((language) => writeMail({ kind, language }, maya, "012345").subject);
      expect(new Set(subjects).size).toBe(languages.length);
    }
  });

  it("is retried with growing delays of up to ten minutes", () => {
    expect([1, 2, 3, 8, 60].map(retryDelay)).toEqual([5_000, 10_000, 20_000, 600_000, 600_000]);
  });
});

describe("the outbox", () => {
  const parent = mkdtempSync(join(tmpdir(), "trellis-outbox-"));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "outbox");
  const outbox = createOutbox(folder, { name: "Trellis", address: "no-reply@trellis.example" });

  it("shows a message when it is empty", async () => {
    expect(await outbox.list()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
    expect(await (await createOutboxPage(outbox)()).text()).toContain("No emails yet.");
  });

  it("stores each email as an .eml file readable only by its owner", async () => {
    const mail = writeMail({ kind: "resetCode", language: "fr" }, maya, "012345");
    await outbox.send(mail);
    const name = readdirSync(folder).find((each) => each.endsWith(".eml")) ?? "";
    const raw = readFileSync(join(folder, name), "utf8");
    expect(raw).not.toMatch(/[^\r]\n/);
    const opened = await PostalMime.parse(raw);
    expect(opened).toMatchObject({ subject: mail.subject, to: [{ name: maya.fullname, address: maya.email }] });
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it("lists emails newest first and runs none of their scripts", async () => {
    await outbox.send(writeMail({ kind: "passwordChanged", language: "es" }, maya));
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual([
      "Tu contraseña de Trellis ha cambiado",
      "012345 est ton code Trellis",
    ]);
    const answer = await createOutboxPage(outbox)();
    const page = await answer.text();
    expect(page.indexOf("Tu contraseña de Trellis")).toBeLessThan(page.indexOf("012345 est ton code"));
    expect(page).toContain('<iframe sandbox=""');
    expect(page).not.toContain("<b>Torres</b>");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("keeps the latest two hundred emails", async () => {
    const mail = writeMail({ kind: "passwordChanged", language: "en" }, maya);
    for (let index = 0; index < 200; index++) await outbox.send(mail);
    expect(readdirSync(folder).filter((name) => name.endsWith(".eml"))).toHaveLength(200);
    expect(await outbox.list()).toHaveLength(30);
  });
});
