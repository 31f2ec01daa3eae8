import type { ContentText } from "../content-text.ts";
import { places } from "./content-places.ts";

/** What captions, scripts, outlines and ideas are made of, in English. */
export const content: ContentText = {
  topic: "What you know best",
  forAudience: "For {audience}.",
  colon: ": ",
  leadingFor: /^for\s+/iu,
  labels: { audience: "For", tone: "Tone", say: "Say", show: "Show", caption: "Caption" },
  tones: {
    Motivational: {
      lines: [
        "one small step today beats a perfect plan 🌱",
        "you are closer than you think 💪",
        "start before you feel ready 🚀",
      ],
      voice: "warm and direct; look into the lens",
      hooks: [
        "You don’t need more time for this. You need a first step.",
        "If you have been waiting for a sign to start, this is it.",
      ],
      close: "Start today, however small. Next week you will be glad you did.",
      tag: "#KeepGoing",
    },
    Educational: {
      lines: [
        "the one thing to get right first 💡",
        "three steps, in the order that works 📌",
        "what matters, and what you can skip 🔎",
      ],
      voice: "calm and clear; one idea per sentence",
      hooks: [
        "Most people get this wrong for one simple reason. Here it is.",
        "Three steps, in the right order, and it finally makes sense.",
      ],
      close: "Try it once this week and tell me what changed.",
      tag: "#LearnSomethingNew",
    },
    Casual: {
      lines: [
        "this is how it really goes at my place 👋",
        "no filter, just what works for me 🙃",
        "let’s keep it simple today ☕",
      ],
      voice: "as if to a friend; leave the small slips in",
      hooks: [
        "Okay, quick one, because people keep asking me about this.",
        "I was going to make this look fancy. Then I didn’t.",
      ],
      close: "That’s it. Tell me how it goes for you.",
      tag: "#EverydayLife",
    },
    Professional: {
      lines: ["what works, and why.", "a clear method in three steps.", "the detail that makes the difference."],
      voice: "sober and precise; figures instead of adjectives",
      hooks: [
        "Here is what works, why it works, and how long it takes.",
        "One method, three steps, and the result you can expect.",
      ],
      close: "Test it for a week and compare your results with today’s.",
      tag: "#BestPractice",
    },
    Funny: {
      lines: [
        "expectation, reality, and a snack 😅",
        "I did the research so you can nap 😴",
        "mine went wrong so yours goes right 🙈",
      ],
      voice: "deadpan; a short pause before the punchline",
      hooks: ["I got this wrong for so long that I am now an expert in it.", "Nobody asked, so naturally I tried it."],
      close: "If it works, tag me. If it doesn’t, we have never met.",
      tag: "#FunnyBecauseTrue",
    },
  },
  places,
  script: {
    hook: ["Hook", "{opening}", "The result in close-up, already in motion. The topic in large words."],
    mistake: ["The mistake", "The mistake I see most: {mistake}.", "The wrong way for two seconds, then a clear stop."],
    first: ["Step 1", "First, the smallest version that you can finish today.", "Hands or screen, close. No cut."],
    second: ["Step 2", "Then change one thing only, so that you see what it does.", "Before and after, side by side."],
    result: [
      "Step 3",
      "Now look at the result, and say what you would do again.",
      "The finished thing, held still for two seconds.",
    ],
    question: [
      "A real question",
      "“{question}” My short answer: [one sentence from your own experience].",
      "The question as text on the screen.",
    ],
    close: ["Close", "{close} {call}", "Your face or the finished result. The last sentence as text."],
  },
  questions: ["Where do I start?", "What do I really need?", "How long does it take?"],
  ideas: {
    mistakes: ["three mistakes that cost me time", "Mistakes"],
    change: ["before and after in 15 seconds", "Results"],
    first: ["the first step in a single take", "Tutorial"],
    behind: ["what happens behind the scenes", "Behind the scenes"],
    questions: ["your questions, answered in 60 seconds", "Questions"],
    week: ["one week, one change, one result", "Challenge"],
    tools: ["what I really use, and what I skip", "Tools"],
    story: ["how it all started", "Story"],
  },
};
