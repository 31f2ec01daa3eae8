import { type ChatBody, historyMaximum, questionMaximum } from "@trellis/contract/chat";
import { describe, expect, it, vi } from "vitest";
import type { Answer, Delivery } from "../../../apps/web/src/platform/chat.ts";
import { createChat } from "../../../apps/web/src/features/chat/create-chat.ts";
import type { ChatPorts } from "../../../apps/web/src/features/chat/chat-shapes.ts";
import { systemMessage } from "../../../apps/web/src/features/chat/system-message.ts";

const apologies = ["Sorry one.", "Sorry two.", "Sorry three.", "Sorry four."] as const;

/** Creates a chat with a fake assistant that records its requests. */
function chatWith(
  ask: (body: ChatBody, delivery: Delivery) => Promise<string | Answer> = () => Promise.resolve("An answer."),
) {
  const sent: ChatBody[] = [];
  const reported: unknown[] = [];
  const authors: string[] = [];
  let count = 0;
  const inputs = { random: 0, system: "You are a growth assistant." };
  const chat = createChat({
    ask: async (body, delivery) => {
      sent.push(body);
      const answer = await ask(body, delivery);
      return typeof answer === "string" ? { text: answer, author: undefined, isCut: false } : answer;
    },
    system: () => inputs.system,
    noAnswer: () => "Sorry, I could not generate a response",
    continuation: () => "Continue.",
    apologies: () => apologies,
    reportFailure: (failure) => void reported.push(failure),
    onAnswer: (author) => void authors.push(author),
    now: () => new Date("2026-11-21T09:00:00.000Z"),
    newId: () => `m${++count}`,
    random: () => inputs.random,
  } satisfies ChatPorts);
  const texts = () => chat.read().messages.map(({ text }) => text);
  return { chat, sent, reported, authors, inputs, texts };
}
const fails = () => Promise.reject(new Error("connection lost"));

describe("a chat that sends a question", () => {
  it("CHT-14 sends the model and its settings", async () => {
    const { chat, sent } = chatWith();
    await chat.send("When?");
    const { messages: _messages, ...settings } = sent[0] as ChatBody;
    expect(settings).toEqual({
      model: "gpt-3.5-turbo",
      max_tokens: 500,
      temperature: 0.7,
      top_p: 1,
      frequency_penalty: 0,
      presence_penalty: 0,
    });
  });

  it("CHT-15 sends the system message, the history in order and the new question", async () => {
    const { chat, sent } = chatWith(({ messages }) => Promise.resolve(`Answer to ${messages.at(-1)?.content}`));
    await chat.send("One");
    await chat.send("Two");
    await chat.send("Three");
    expect(sent[2]?.messages).toEqual([
      { role: "system", content: "You are a growth assistant." },
      { role: "user", content: "One" },
      { role: "assistant", content: "Answer to One" },
      { role: "user", content: "Two" },
      { role: "assistant", content: "Answer to Two" },
      { role: "user", content: "Three" },
    ]);
  });

  it("sends the last forty messages of a long chat", async () => {
    const { chat, sent } = chatWith();
    for (let turn = 0; turn < 30; turn++) await chat.send(`Question ${turn}`);
    expect(sent.at(-1)?.messages).toHaveLength(historyMaximum + 2);
    expect(sent.at(-1)?.messages[1]).toEqual({ role: "user", content: "Question 9" });
  });

  it("CHT-27 does not send apologies", async () => {
    const answers = [fails, () => Promise.resolve("Now it works."), () => Promise.resolve("Yes.")];
    const { chat, sent } = chatWith(() => (answers.shift() ?? fails)());
    await chat.send("One");
    await chat.send("Two");
    await chat.send("Three");
    expect(sent[1]?.messages.map(({ content }) => content).slice(1)).toEqual(["One", "Two"]);
    expect(sent[2]?.messages.map(({ content }) => content).slice(1)).toEqual(["One", "Two", "Now it works.", "Three"]);
  });

  it("CHT-28 puts the current answers into the system message of every question", async () => {
    const { chat, sent, inputs } = chatWith();
    const answers = { skills: [], topics: ["surfing"], goal: [], targetAudience: [], platforms: [] };
    inputs.system = systemMessage(answers, "en");
    await chat.send("Ideas?");
    inputs.system = systemMessage({ ...answers, topics: ["vegan cooking"] }, "en");
    await chat.send("Ideas?");
    expect(sent.map(({ messages }) => /Interests: (.*)/.exec(messages[0]?.content ?? "")?.[1])).toEqual([
      "surfing",
      "vegan cooking",
    ]);
  });

  it.each(["", " ", "\n\t "])("CHT-09 sends nothing for blank text: %j", async (blank) => {
    const { chat, sent } = chatWith();
    await chat.send(blank);
    expect(sent).toEqual([]);
    expect(chat.read().messages).toEqual([]);
  });

  it("CHT-10 sends nothing while an answer is pending", async () => {
    const gate = Promise.withResolvers<string>();
    const { chat, sent, texts } = chatWith(() => gate.promise);
    const first = chat.send("One");
    expect(chat.read().isWaiting).toBe(true);
    await chat.send("Two");
    expect(sent).toHaveLength(1);
    gate.resolve("Done.");
    await first;
    expect(chat.read().isWaiting).toBe(false);
    expect(texts()).toEqual(["One", "Done."]);
  });
});

describe("a chat message", () => {
  it("CHT-26 has an id, text, a sender, a timestamp and an error flag", async () => {
    const answers = [() => Promise.resolve("An answer."), fails];
    const { chat } = chatWith(() => (answers.shift() ?? fails)());
    await chat.send(" Hello ");
    await chat.send("Again");
    const timestamp = "2026-11-21T09:00:00.000Z";
    expect(chat.read().messages).toEqual([
      { id: "m1", text: "Hello", sender: "user", timestamp, isError: false },
      { id: "m2", text: "An answer.", sender: "ai", timestamp, isError: false },
      { id: "m3", text: "Again", sender: "user", timestamp, isError: false },
      { id: "m4", text: "Sorry one.", sender: "ai", timestamp, isError: true },
    ]);
  });

  it("CHT-20 contains a fixed text for an empty reply, not an error", async () => {
    const { chat, reported, texts } = chatWith(() => Promise.resolve(""));
    await chat.send("Hello");
    expect(texts()).toEqual(["Hello", "Sorry, I could not generate a response"]);
    expect(chat.read().messages[1]?.isError).toBe(false);
    expect(reported).toEqual([]);
  });

  it("CHT-23 is one random apology for each failure, which is reported once", async () => {
    const { chat, reported, inputs, texts } = chatWith(fails);
    for (const [place, random] of [0, 0.26, 0.5, 0.999].entries()) {
      chat.clear();
      inputs.random = random;
      await chat.send("Hello");
      expect(texts()).toEqual(["Hello", apologies[place]]);
    }
    expect(reported).toHaveLength(4);
  });
});

describe("a chat", () => {
  it("keeps the draft until it is sent", async () => {
    const { chat } = chatWith();
    chat.write("When should I post? ");
    await chat.send("A suggestion");
    expect(chat.read().draft).toBe("When should I post? ");
    await chat.send("When should I post?");
    expect(chat.read().draft).toBe("");
  });

  it("ignores replies and failures that arrive after the chat is cleared or reset", async () => {
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
    const signals: AbortSignal[] = [];
    const { chat, reported } = chatWith((_body, { signal }) => {
      signals.push(signal);
      return gates[signals.length - 1]?.promise ?? fails();
    });
    const first = chat.send("One");
    chat.write("A draft");
    chat.clear();
    expect(chat.read()).toEqual({ messages: [], draft: "A draft", isWaiting: false });
    const second = chat.send("Two");
    chat.reset();
    gates[0].resolve("Late.");
    gates[1].reject(new Error("late"));
    await Promise.all([first, second]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(chat.read()).toEqual({ messages: [], draft: "", isWaiting: false });
    expect(reported).toEqual([]);
  });

  it("keeps the received part of a stopped answer, marks it as stopped and accepts the next question", async () => {
    const pending = Promise.withResolvers<string>();
    const replies = [
      ({ onText }: Delivery) => {
        onText("On Tue", "gpt-4o-mini");
        onText("sdays, ", "gpt-4o-mini");
        return pending.promise;
      },
      () => Promise.resolve("Yes."),
    ];
    const { chat, sent, reported, texts } = chatWith((_body, delivery) => (replies.shift() ?? fails)(delivery));
    const first = chat.send("When?");
    expect(chat.read()).toMatchObject({ isWaiting: true, partial: "On Tuesdays, " });
    chat.stop();
    expect(chat.read()).toMatchObject({ isWaiting: false, partial: undefined });
    expect(chat.read().messages.at(-1)).toMatchObject({ text: "On Tuesdays,", author: "gpt-4o-mini", cut: "stopped" });
    pending.reject(new Error("aborted"));
    await first;
    await chat.send("Sure?");
    expect(texts()).toEqual(["When?", "On Tuesdays,", "Sure?", "Yes."]);
    expect(sent[1]?.messages.map(({ content }) => content)).toContain("On Tuesdays,");
    expect(reported).toEqual([]);
  });

  it("reports who wrote each answer, complete or broken", async () => {
    const replies = [
      () => Promise.resolve({ text: "Yes.", author: "model-1", isCut: false }),
      ({ onText }: Delivery) => {
        onText("On Tue", "model-2");
        return fails();
      },
      fails,
    ];
    const { chat, authors } = chatWith((_body, delivery) => (replies.shift() ?? fails)(delivery));
    for (const question of ["Sure?", "When?", "Why?"]) await chat.send(question);
    expect(authors).toEqual(["model-1", "model-2"]);
  });

  it("omits an answer that was stopped before its first word from the next request", async () => {
    const { chat, sent } = chatWith((_body, { signal }) =>
      sent.length > 1 ? Promise.resolve("Yes.") : new Promise((_, reject) => signal.addEventListener("abort", reject)),
    );
    const first = chat.send("When?");
    chat.stop();
    await first;
    await chat.send("Why?");
    expect(sent[1]?.messages.map(({ content }) => content).slice(1)).toEqual(["When?", "Why?"]);
  });

  it("keeps a broken answer, reports the failure once and continues the answer on request", async () => {
    const replies = [
      ({ onText }: Delivery) => {
        onText("Post on Tuesdays", "m");
        return fails();
      },
      ({ onText }: Delivery) => {
        onText("and", "m");
        onText(" Thursdays.", "m");
        return Promise.resolve({ text: "and Thursdays.", author: "m", isCut: false });
      },
    ];
    const { chat, sent, reported, texts } = chatWith((_body, delivery) => (replies.shift() ?? fails)(delivery));
    await chat.send("When?");
    expect(chat.read().messages.at(-1)).toMatchObject({ text: "Post on Tuesdays", cut: "interrupted", isError: false });
    expect(reported).toHaveLength(1);
    const rest = chat.resume();
    expect(chat.read()).toMatchObject({ isWaiting: true, partial: "Post on Tuesdays and Thursdays." });
    await rest;
    expect(texts()).toEqual(["When?", "Post on Tuesdays and Thursdays."]);
    expect(chat.read().messages.at(-1)).not.toHaveProperty("cut");
    expect(sent[1]?.messages.map(({ content }) => content).slice(1)).toEqual([
      "When?",
      "Post on Tuesdays",
      "Continue.",
    ]);
    await chat.resume();
    expect(sent).toHaveLength(2);
  });

  it("asks the question again if the built-in engine would have to continue a model’s answer", async () => {
    const author = "trellis-built-in-engine";
    const replies = [
      ({ onText }: Delivery) => {
        onText("Post on", "m");
        return fails();
      },
      () => Promise.resolve({ text: "I have no answer.", author, isCut: false }),
      () => Promise.resolve({ text: "On Tuesdays.", author, isCut: false }),
    ];
    const { chat, sent, texts } = chatWith((_body, delivery) => (replies.shift() ?? fails)(delivery));
    await chat.send("When?");
    await chat.resume();
    expect(texts()).toEqual(["When?", "Post on", "On Tuesdays."]);
    expect(sent[2]?.messages.map(({ content }) => content).slice(1)).toEqual(["When?"]);
  });

  it("offers to continue an answer that reached the maximum length, until it is complete", async () => {
    const answers = [
      { text: "Post on", author: "m", isCut: true },
      { text: "Tuesdays and", author: "m", isCut: true },
      { text: "Thursdays.", author: "m", isCut: false },
      { text: "", author: "m", isCut: true },
    ];
    const { chat, reported } = chatWith(() => Promise.resolve(answers.shift() ?? "none left"));
    await chat.send("When?");
    expect(chat.read().messages.at(-1)).toMatchObject({ text: "Post on", cut: "interrupted" });
    await chat.resume();
    expect(chat.read().messages.at(-1)).toMatchObject({ text: "Post on Tuesdays and", cut: "interrupted" });
    await chat.resume();
    expect(chat.read().messages.at(-1)).toMatchObject({ text: "Post on Tuesdays and Thursdays." });
    expect(chat.read().messages.at(-1)).not.toHaveProperty("cut");
    await chat.send("And?");
    expect(chat.read().messages.at(-1)).not.toHaveProperty("cut");
    expect(reported).toEqual([]);
  });

  it("keeps a broken answer if continuing it fails", async () => {
    const { chat, texts } = chatWith((_body, { onText }) => {
      if (texts().length < 2) onText("Half an", "m");
      return fails();
    });
    await chat.send("When?");
    await chat.resume();
    expect(texts()).toEqual(["When?", "Half an"]);
    expect(chat.read().messages.at(-1)).toMatchObject({ cut: "interrupted" });
  });

  it("replaces a broken answer if the assistant starts over", async () => {
    const replies = [
      ({ onText }: Delivery) => {
        onText("Post on", undefined);
        return fails();
      },
      () => Promise.resolve("Post on Tuesdays."),
    ];
    const { chat, texts } = chatWith((_body, delivery) => (replies.shift() ?? fails)(delivery));
    await chat.send("When?");
    await chat.resume();
    expect(texts()).toEqual(["When?", "Post on Tuesdays."]);
  });

  it("sends only the end of a very long answer, so that the server accepts the next question", async () => {
    const { chat, sent } = chatWith(() => Promise.resolve(`${"a".repeat(20_000)}end`));
    await chat.send("One");
    await chat.send("Two");
    expect(sent[1]?.messages[2]?.content).toHaveLength(questionMaximum);
    expect(sent[1]?.messages[2]?.content).toMatch(/end$/);
  });

  it("notifies listeners until they unsubscribe", () => {
    const { chat } = chatWith();
    const heard = vi.fn<() => void>();
    const stop = chat.subscribe(heard);
    chat.write("a");
    stop();
    chat.write("b");
    expect(heard).toHaveBeenCalledOnce();
  });
});
