import type { CommonText } from "../plan-text.ts";

/** The steps every plan draws from, in English. */
export const common: CommonText = {
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  aim: "reach more of the right people",
  themes: ["{topic}, one small step at a time", "Real questions about {topic}, answered"],
  tags: ["#LearnWithMe", "#BehindTheScenes", "#SmallCreator", "#TipsThatHelp"],
  promise: [
    [
      "Write your one-line promise: {topic} for {audience}",
      "Finish this sentence in under 15 words: “I help … to … without …”. Put it first in your {platform} bio and delete every line a stranger does not need.",
    ],
    [
      "Rewrite your {platform} bio around {topic}",
      "Three lines, 20 minutes: who it is for ({audience}), what they get each week, and one link. Ask someone outside your field to read it and say back what you do.",
    ],
    [
      "Choose your three pillars within {topic}",
      "List 15 things you could show, sort them into three groups and cross out the rest. Under each group write the problem it solves for {audience}: that line becomes your caption opener.",
    ],
  ],
  research: [
    [
      "Collect 20 real questions about {topic}",
      "Spend 30 minutes in comments, groups and search suggestions and copy questions word for word, like “{question}”. Star the five you can answer in 60 seconds: they are your next posts.",
    ],
    [
      "Talk to two people from your audience: {audience}",
      "Ten minutes each, by call or voice note: what have they tried, where do they get stuck, what would make it easier. Keep their exact words, because they will be your hooks.",
    ],
    [
      "Study five accounts made for {audience}",
      "For each, note the three posts with the most comments, their first line and their format. Then write down one thing about {topic} that none of them explains well: that is your gap.",
    ],
  ],
  hook: [
    [
      "Open with this hook: “{hook}”",
      "Record or write it three ways: as a question, as a claim, and with the result shown first. Post the version that works with the sound off and compare its first three seconds with your last post.",
    ],
    [
      "Test two openings on one {topic} post",
      "Version A starts with “{hook}”, version B with the finished result. Post them 48 hours apart on {platform} and keep the opening that holds more people past three seconds.",
    ],
    [
      "Write ten hooks about {topic}, keep three",
      "Take 15 minutes and start from this one: “{hook}”. Read them aloud, keep the three that would stop your own thumb, and post the first today in under 45 seconds.",
    ],
  ],
  answer: [
    [
      "Answer in 60 seconds: “{question}”",
      "Give the answer in the first sentence, then one reason and one example. End by asking which part people want in more detail; the replies choose your next post.",
    ],
    [
      "Show, don’t tell: “{question}”",
      "Answer with a demonstration: the starting point, the one step that matters, the result. Put the answer on screen as text too, for those who watch on mute.",
    ],
    [
      "Settle it in one post: “{question}”",
      "Give the two most common answers a fair sentence each, then say which is yours and for whom it holds. Ask people to comment with their own case, and answer the first five.",
    ],
  ],
  mistake: [
    [
      "Fix a common mistake: {mistake}",
      "Ten seconds on what goes wrong, twenty on why, thirty on the fix. Use an example of your own, so that it helps without sounding like a telling-off.",
    ],
    [
      "Make a checklist worth saving, against one mistake: {mistake}",
      "Five short lines, one action each, readable in 20 seconds. Ask people to save it for the next time, then count saves per 100 views: above two is a format to repeat.",
    ],
    [
      "Tell the story of your own mistake: {mistake}",
      "Say what you believed, what it cost you and what you do now, in under 150 words or 50 seconds. Close with the one sign that would have warned you.",
    ],
  ],
  replies: [
    [
      "Stay one hour with your {topic} post",
      "Answer every comment in the first 60 minutes and end each answer with a question, so that the thread goes on. Note the one comment that deserves a post of its own.",
    ],
    [
      "Leave ten useful comments on accounts for {audience}",
      "Two sentences each, with a fact or a tip about {topic} and no plug. Take 20 minutes just before you post, and note which comments send people to your profile.",
    ],
    [
      "Turn three replies about {topic} into posts",
      "Pick one question, one disagreement and one thank-you from your comments or messages. Show each on screen, blur the name, and answer it in 30 seconds.",
    ],
  ],
  series: [
    [
      "Launch a weekly series: “{series}”",
      "Same title, same day, same opening shot, one lesson per episode. Outline four episodes now, publish the first and say at the end when the next one comes.",
    ],
    [
      "Prepare two episodes of “{series}” in one sitting",
      "Set up light and frame once, change only the example, and stop after 60 minutes. Schedule the episodes seven days apart and give both the same cover.",
    ],
    [
      "Ask for the first case for “{series}”",
      "Post one sentence asking {audience} to send in their case, then build the first episode around the clearest reply. Credit the person by first name if they agree.",
    ],
  ],
  batch: [
    [
      "Batch next week: three {topic} posts in 90 minutes",
      "30 minutes for outlines, 40 for recording, 20 for captions. Schedule all three on {platform}, so that one bad day does not break the rhythm.",
    ],
    [
      "Turn one {topic} post into three",
      "Take the best one so far and make a short clip, a list to save and a question out of it. Space them four days apart: most people saw none of the first.",
    ],
    [
      "Build a bank of 12 ideas on {topic}",
      "Four beginner questions, four mistakes, four behind-the-scenes moments, each as a title of under ten words. Give the next six a date before you close the file.",
    ],
  ],
  noFace: [
    "No face needed: film hands, objects or a screen and let captions carry the words.",
    "Stay off camera if you like: a voice-over recorded afterwards, or text on screen, does the same work.",
  ],
  phoneOnly: [
    "Your phone, a window for light and a stack of books as a tripod are enough; allow three takes and keep the last.",
    "Record it in clips of under ten seconds on your phone and join them in the platform’s own editor.",
  ],
};
