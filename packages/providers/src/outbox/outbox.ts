import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, Mailer } from "@trellis/server-core/ports/mail";
import { createTransport } from "nodemailer";
import { messageOf } from "../smtp/message.ts";

/** An email in the outbox. */
export interface StoredMail extends Mail {
  /** ISO 8601. */
  sentAt: string;
}

/** A mailer that writes each email to two files instead of sending it: one for mail programs, one for the outbox page. */
export interface Outbox extends Mailer {
  /** Returns the latest emails, newest first. */
  list(): Promise<StoredMail[]>;
}

const maxStored = 200;
const maxListed = 30;

/** Creates an outbox in a folder that only this user can read. */
export function createOutbox(folder: string, from: { name: string; address: string }): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const names = async (): Promise<string[]> => {
    const found = await readdir(folder).catch(() => []);
    return found
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .toReversed();
  };
  // Renaming makes the write atomic.
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, `.${name}`), content, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const id = `${sentAt.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      const { message } = await transport.sendMail(messageOf(mail, from));
      await write(`${id}.eml`, message as Buffer);
      await write(`${id}.json`, JSON.stringify({ sentAt, ...mail } satisfies StoredMail));
      const old = (await names()).slice(maxStored).map((name) => name.slice(0, -".json".length));
      await Promise.all(
        old.flatMap((name) => [`${name}.json`, `${name}.eml`]).map((name) => rm(join(folder, name), { force: true })),
      );
    },
    check: async () => {},
    list: async () => {
      const newest = (await names()).slice(0, maxListed);
      return Promise.all(
        newest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as StoredMail),
      );
    },
  };
}
