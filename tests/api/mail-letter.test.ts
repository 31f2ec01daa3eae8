import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "@trellis/contract/fields";
import { createOutbox } from "@trellis/providers/outbox/outbox";
import { createOutboxPage } from "@trellis/providers/outbox/outbox-page";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { mailFormat } from "../../apps/api/src/mail/format.ts";
import { mails, writeSample } from "./mail-samples.ts";

const maya = { fullname: "Maya <b>Torres</b>", email: "maya@example.com" };

/** Returns what a reader sees of an HTML email. */
const shownIn = (html: string): string =>
  html
    .replaceAll(/<(style|title)>[^]*?<\/\1>|<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

describe("an email", () => {
  it.each(languages)("has the same content as text and HTML, and loads no other files (%s)", (language) => {
    for (const sample of mails) {
      const { html, text } = writeSample(sample, language, maya);
      const shown = shownIn(html);
      for (const line of text.split("\n").filter((each) => each.trim() !== "" && each !== "-- ")) {
        expect(shown).toContain(line.trim());
      }
      expect(html).not.toMatch(/src=|url\(|<b>/);
    }
  });

  it("has its own sentences for each kind and in every language", () => {
    const texts = mails.flatMap((sample) => languages.map((language) => writeSample(sample, language, maya).text));
    expect(new Set(texts).size).toBe(mails.length * languages.length);
  });

  it.each(["Win now https://evil.example", "evil.example/win", "Write to me@evil.example"])(
    "leaves out a name that mail programs would turn into a link: %s",
    (fullname) => {
      for (const language of languages) {
        const { to, text, html } = writeSample(mails[0], language, { ...maya, fullname });
        expect(to.name).toBe("");
        expect(text + html).not.toContain("evil");
        expect(text).toMatch(/^(Hi,|Hola:|Bonjour,)$/m);
      }
    },
  );

  it("keeps initials in a name", () => {
    expect(writeSample(mails[0], "en", { ...maya, fullname: "J. R.R. Tolkien" }).to.name).toBe("J. R.R. Tolkien");
  });

  it.each([
    ["en", "$12.00", "November 24, 2026"],
    ["es", "12,00\u00a0US$", "24 de noviembre de 2026"],
    ["fr", "12,00\u00a0$US", "24 novembre 2026"],
  ] as const)("writes amounts and dates as the language does (%s)", (language, amount, date) => {
    for (const sample of mails.filter(({ kind }) => kind === "trialEndsTomorrow" || kind === "planChanged")) {
      const { text } = writeSample(sample, language, maya);
      expect(text).toContain(amount);
      expect(text).toContain(date);
    }
  });

  it("writes the first day of a month as an ordinal in French", () => {
    expect(mailFormat("fr").date("2026-12-01T09:00:00.000Z")).toBe("1er décembre 2026");
  });

  it.each([
    ["verifyEmail", ["https://trellis.test/verify-email#token=minted"]],
    ["changeEmail", ["https://trellis.test/verify-email#token=minted"]],
    ["receipt", ["https://trellis.test/settings#subscription", "https://pay.example/receipts/1?a=1&b=2"]],
    ["subscriptionEnded", Array.from({ length: 4 }, () => "https://trellis.test/payment")],
    ["accountDeletionScheduled", ["https://trellis.test/settings#account"]],
    ["resetCode", [""]],
    ["accountDeleted", [""]],
  ] as const)("has a button and the same address to copy, or neither (%s)", (kind, urls) => {
    const written = mails.filter((sample) => sample.kind === kind).map((sample) => writeSample(sample, "en", maya));
    const linked = written.map(({ html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => shownIn(url)));
    expect(linked).toEqual(urls.map((url) => (url === "" ? [] : [url, url])));
    expect(written.map(({ text }) => /https:\/\/\S+/.exec(text)?.[0] ?? "")).toEqual(urls);
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
    const mail = writeSample(mails[0], "fr", maya);
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
    await outbox.send(writeSample(mails[1], "es", maya));
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
    const mail = writeSample(mails[1], "en", maya);
    for (let index = 0; index < 200; index++) await outbox.send(mail);
    expect(readdirSync(folder).filter((name) => name.endsWith(".eml"))).toHaveLength(200);
    expect(await outbox.list()).toHaveLength(30);
  });
});
