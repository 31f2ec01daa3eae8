import type { ContentText } from "../content-text.ts";

/** What each platform asks for, in English. */
export const places: ContentText["places"] = {
  instagram: {
    calls: ["Save it for later.", "Send it to a friend."],
    scriptFormat: "Reel, vertical, 30 seconds",
    outlineFormat: "Carousel of seven slides",
    sections: [
      [
        "Slide 1 · The promise",
        "At most seven words, readable at the size of a stamp",
        "One picture that shows the result",
      ],
      ["Slide 2 · The problem", "The most common mistake: {mistake}", "One sentence on what it costs"],
      ["Slide 3 · Step one", "The smallest version that can be finished today"],
      ["Slide 4 · Step two", "One change only, with a picture before and one after"],
      ["Slide 5 · Step three", "The result, and how long it really took"],
      ["Slide 6 · A real question", "“{question}”", "Your answer in one sentence of your own"],
      ["Slide 7 · The close", "{close}", "{call}"],
    ],
    tag: "#InstaReels",
  },
  tiktok: {
    calls: ["Follow for part two.", "Stay until the end."],
    scriptFormat: "Vertical video, 35 seconds",
    outlineFormat: "Vertical video in five beats",
    sections: [
      ["0–2 s · The picture that stops", "Show the result before you say a word", "The topic as large text"],
      ["2–8 s · The tension", "{hook}", "The mistake everyone knows: {mistake}"],
      ["8–20 s · The turn", "What you do instead, in one take", "A new picture every three seconds"],
      ["20–30 s · The proof", "Before and after, side by side", "Answer on screen: “{question}”"],
      ["30–35 s · The loop", "{close} {call}", "End on the picture that you began with"],
    ],
    tag: "#ForYou",
  },
  youtube: {
    calls: ["Subscribe for the next one.", "Ask me in the comments."],
    scriptFormat: "Video, horizontal, about 5 minutes",
    outlineFormat: "Video of about nine minutes, in chapters",
    sections: [
      ["0:00 · The promise", "{hook}", "Show the result for three seconds, then say who it is for"],
      ["0:45 · The starting point", "Where you stood, in one honest example", "What one needs, and what one doesn’t"],
      ["1:45 · The mistake", "The most common one: {mistake}", "Show it, and what it leads to"],
      [
        "3:00 · Three steps",
        "The smallest version for today",
        "One change, before and after",
        "The check that it worked",
      ],
      ["6:15 · A real question", "“{question}”", "Your answer, with the one exception to it"],
      ["7:30 · The result", "What came out, in figures and days", "What you would do differently"],
      ["8:30 · The close", "{close}", "{call} Point to one matching video"],
    ],
    tag: "#YouTubeCreators",
  },
  facebook: {
    calls: ["What is your experience?", "Share it with your group."],
    scriptFormat: "Reel with captions, 60 seconds",
    outlineFormat: "Post that starts a conversation, with three photos or a Reel",
    sections: [
      ["Opening", "{hook}", "The first two lines must work without “See more”"],
      ["Your story", "One moment, one place, one thing that went wrong", "The mistake many share: {mistake}"],
      ["What helped", "Three short lines, one step in each", "A photo before and one after"],
      ["The question", "“{question}”", "Ask for one experience, not for an opinion"],
      ["Afterwards", "{close} {call}", "Answer the first ten comments with a question of your own"],
    ],
    tag: "#FacebookReels",
  },
  other: {
    calls: ["Tell me what you think.", "Pass it on to someone."],
    scriptFormat: "Short video, 35 seconds",
    outlineFormat: "Post in five parts",
    sections: [
      ["The promise", "{hook}", "One picture that shows the result"],
      ["The problem", "The most common mistake: {mistake}", "One sentence on what it costs"],
      ["The way", "The smallest version for today", "One change, before and after", "The check that it worked"],
      ["A real question", "“{question}”", "Your answer in one sentence of your own"],
      ["The close", "{close}", "{call}"],
    ],
    tag: "#ContentCreator",
  },
};
