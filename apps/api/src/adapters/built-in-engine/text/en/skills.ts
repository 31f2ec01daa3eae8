import type { PlanText } from "../plan-text.ts";

/** Tasks that use what the creator can do, in English. */
export const skills: PlanText["skills"] = {
  beginner: [
    [
      "Take three practice clips about {topic}, phone only",
      "Face a window, lean the phone on a mug, record 15 seconds: what it is, why you like it, one thing you learned. Nobody sees the first two; keep the third.",
    ],
    [
      "Learn one small skill with a {topic} clip: captions",
      "Take 20 minutes to add automatic captions in the app you post with and correct every word. Next time it takes five, and people on mute can follow.",
    ],
  ],
  shy: [
    [
      "Choose your off-camera style for {topic}",
      "Try three in 30 minutes: hands at work, screen or photos with voice-over, text over a single shot. Keep the one you could make twice a week without dreading it.",
    ],
    [
      "Record a 30-second voice-over about {topic}",
      "Write 70 words, read them twice walking around, record the third under a blanket or in a wardrobe for clean sound. Lay it over clips you already have.",
    ],
  ],
  design: [
    [
      "Design three cover templates for {topic}",
      "One per pillar: same font, two colours, the title in at most five words. Test them at thumbnail size on your phone before you keep them.",
    ],
    [
      "Draw one idea of {topic} as a simple visual",
      "A before and after, a ladder or a map: one picture, under 25 words, readable in ten seconds. Ask people to send it to someone who needs it and count the shares.",
    ],
  ],
  editing: [
    [
      "Build an editing template for your {topic} videos",
      "Save the opening cut, caption style, one sound and an ending card as a project to duplicate. Aim to finish a 40-second video in under 45 minutes.",
    ],
    [
      "Re-edit one {topic} video for pace",
      "Cut something every three seconds: an angle, a close-up, a word on screen. Post it as a new version and compare average watch time after two days.",
    ],
  ],
  writing: [
    [
      "Write a caption that tells one {topic} story",
      "120 words: the moment, the problem, what changed, one line to take away. The first sentence must make sense alone, because that is all most people see.",
    ],
    [
      "Script three {topic} posts of 90 words",
      "One opinion, one how-to, one story; read each aloud and cut whatever makes you stumble. Keep your best line for the first second, not the last.",
    ],
  ],
  teaching: [
    [
      "Turn what you teach about {topic} into a five-step path",
      "Write where your audience ({audience}) starts and where it wants to be, then the five steps between. Each step is a pillar post; start with the one most people skip.",
    ],
    [
      "Teach one {topic} drill in under a minute",
      "Say what it is for, show it once slowly, name the sign that it is done right. Ask people to try it and comment with what they found hardest.",
    ],
  ],
  speaking: [
    [
      "Record a two-minute talk about {topic} and keep 40 seconds",
      "No script, one bullet: the thing you explain most often. Listen once, mark the strongest stretch and publish only that, with captions.",
    ],
    [
      "Interview someone from your audience ({audience}) for eight minutes",
      "Three questions about {topic}: what surprised them, what was hard, what they would tell a beginner. Cut two clips in which they speak more than you.",
    ],
  ],
  camera: [
    [
      "Shoot a bank of 20 clips for {topic}",
      "In 40 minutes: five wide, five close-up, five of hands or details, five of you arriving or leaving. Five seconds each, same light; they will cover a month of voice-overs.",
    ],
    [
      "Tell a {topic} moment in five shots",
      "Place, person, detail, action, result: two seconds each and no words. Post it with one sentence of context and see whether saves beat your usual.",
    ],
  ],
  own: [
    [
      "Put a skill of yours on show: {skill}",
      "List five small things you do without thinking that others find hard. Film or write the simplest as a 30-second tip on {topic} for {audience}.",
    ],
    [
      "Show the work behind one skill: {skill}",
      "Three moments from one session: the preparation, the difficult part, the result. One honest sentence on each; people trust what they have seen being made.",
    ],
  ],
};
