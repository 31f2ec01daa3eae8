import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** An email in the server's outbox. */
interface Mail {
  to: { address: string };
  subject: string;
  text: string;
  html: string;
}

const folder = () => join(process.env["TRELLIS_E2E_DATA"] ?? "", "outbox");

/** Returns the emails delivered to an address so far, oldest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => /^[^.].*\.json$/.test(name)).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder(), name), "utf8")) as Mail),
  );
  return mails.filter(({ to }) => to.address === address);
}

const codeIn = ({ text }: Mail): string => /^ +(\d{6})$/m.exec(text)?.[1] ?? "";

/** Waits for the nth email with a code to an address and returns its code. */
export async function mailedCode(address: string, which = 1): Promise<string> {
  const mails = async () => {
    const codes = (await mailsTo(address)).map(codeIn).filter((code) => code !== "");
    return codes[which - 1] ?? "";
  };
  await expect.poll(mails, `email ${which} to ${address}`).toMatch(/^\d{6}$/);
  return mails();
}

/** Waits for the latest email with a link to an address and returns the link’s path. */
export async function mailedLink(address: string, path: string): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap(({ text }) => new RegExp(`${path}#\\S+`).exec(text)?.[0] ?? []).at(-1) ?? "";
  await expect.poll(links, `a link to ${path} for ${address}`).not.toBe("");
  return links();
}
