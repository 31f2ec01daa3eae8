import type { messagesFor } from "@trellis/api/memory";

type Messages = ReturnType<typeof messagesFor>;

/** Arguments of messages that are functions. */
const samples: Readonly<Record<string, (messages: Messages) => unknown>> = {
  tooMany: () => 30,
  deletionScheduled: () => new Date("2026-12-01"),
  loggedInBeforeDeletion: () => new Date("2026-12-01"),
  fieldWrong: (messages) => messages.fieldName("topic"),
  "fields.required": (messages) => messages.fieldName("topic"),
  "fields.tooLong": (messages) => messages.fieldName("topic"),
};

/** Returns the server’s message for a key such as `codeWrong` or `fields.emailInvalid`. */
export function sentenceOf(key: string, messages: Messages): string {
  const text = key.split(".").reduce<unknown>((table, part) => (table as Record<string, unknown>)[part], messages);
  return typeof text === "function" ? String(text(samples[key]?.(messages))) : String(text);
}
