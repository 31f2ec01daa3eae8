import type { ChatText } from "./chat-text.ts";

const twoSteps = "{one}\n{oneHow}\n\n{two}\n{twoHow}";

/** The chat in English. */
export const chatEn: ChatText = {
  answers: {
    greeting: [
      "Hello. I know your subject ({topic}), your audience ({audience}) and your goal ({goal}).\n\nAsk me for post ideas, hooks, hashtags, posting times, or how to grow on {platform}.",
      "Good to see you. Shall we look for the next post on {topic}, or for what brings you closer to your goal: {goal}?",
    ],
    thanks: [
      "You are welcome. A small next step: put what you liked into your calendar with a day and an hour, or it will stay an idea.",
      "Gladly. When the post is out, note its saves and shares after 48 hours and tell me: the next idea gets better by it.",
    ],
    who: [
      "I give advice on growing as a creator, from what you told Trellis about yourself: {topic} for {audience}, on {platform}.\n\nI can help with:\n• post ideas and hooks\n• hashtags and posting times\n• growth, comments and community\n• earning money with your content\n• YouTube, Instagram, TikTok and Facebook",
    ],
    ideas: [
      `Two posts on {topic} that you can make this week:\n\n${twoSteps}\n\nAsk for another one, and I go on.`,
      `Here are two more, made for {audience}:\n\n${twoSteps}`,
    ],
    hooks: [
      "Three openings that fit {topic}:\n\n1. {one}\n2. {two}\n3. {three}\n\nSay the line before anything else, without a greeting, and show the result in the first two seconds. Test two of them on the same video and keep the one with more viewers left at second three.",
      "An opening works when {audience} recognise their own situation in it. Start from a question they really ask, such as “{question}”, and answer it by halfway.\n\nThen try these:\n• {one}\n• {two}",
    ],
    hashtags: [
      "For your next post on {topic}:\n\n{tags}\n\nTake five to eight: three that name the subject, two for the people you mean, one or two that are broad. Change two of them each time, and keep those that bring views from people who don’t follow you.",
      "Hashtags tell {platform} what a post is about; they don’t carry it. Put the words people search for ({topic}) into the first line and on screen as well. These go with it:\n\n{tags}",
    ],
    times: [
      "A rhythm that suits {audience}:\n\n{times}\n\nKeep it for three weeks before you judge it, and stay half an hour after each post for the first replies. Then move the weakest slot by two hours.",
      "Being regular counts for more than the perfect hour. Begin with these:\n\n{times}\n\nPrepare two posts ahead, so that a full week doesn’t break the rhythm. Your own figures win over mine as soon as you have 20 posts.",
    ],
    growth: [
      "For your goal ({goal}) I would do three things:\n\n1. One promise. Your profile should say in one line what you give and to whom: {topic}, {audience}.\n2. One series. “{series}” gives people a reason to come back.\n3. Shares before likes. End posts with something worth sending on: a list, a comparison, a mistake to avoid.\n\nWatch one figure only for three weeks: new followers per 1,000 views.",
      "New people come from posts that are sent on. Take your best post on {topic}, make it again in half the length with another first line, and answer “{question}” in it.\n\nThen work with one creator whose public is also {audience}: one post together brings more than ten alone.",
    ],
    engagement: [
      "People reply to questions that take three seconds. Under your next post on {topic}, don’t ask “What do you think?” but give a choice of two, and answer first yourself.\n\nReply to every comment of the first hour with a question back. Turn the best one into your next post: “{question}” would be a good start.",
      "Make a small ritual of it: “{series}”, always on the same day. Name people whose question you answer, and open your Stories or community tab with a poll the day before.\n\n{audience} should feel that the post would not exist without them.",
    ],
    money: [
      "You don’t need a large audience, but a clear one. Three ways, in this order:\n\n1. Something small of your own on {topic}: a guide, a template, an hour of advice.\n2. Affiliate links to two or three things you really use.\n3. Brands: write to five that already speak to {audience}, with one concrete idea each and your figures of the last 30 days.\n\nLabel paid posts, and promise nothing you would not say to a friend.",
      "For brands, prepare one page: who you reach ({audience}), what you publish ({topic}), three figures, two posts that worked, and a price per format.\n\nCount what a post costs you in hours, and add the use of your pictures in their adverts as its own line. Ask for half in advance.",
    ],
    series: [
      "Two series that suit you:\n\n• {one}\n• {two}\n\nSame title, same day, same opening shot. Plan five episodes before you publish the first: if five are hard to find, the subject is too narrow.",
    ],
    mistakes: [
      "What I see most often around {topic}:\n\n1. {one}\n2. {two}\n3. {three}\n\nEach of them is also a post: show it, say why it happens, and put the better way beside it.",
      "If posts stay small, look at three things in this order: does the first second say what it is about, is there one idea only, and is it clear whom it is for ({audience})? Change one of them per post, or you will not know what helped.",
    ],
    gear: [
      "Your phone is enough for now. In this order: light from a window in front of you, a small clip-on microphone, then a stand. Film in short takes, cut every pause, and put captions on: many people watch without sound.\n\nEdit in one app for a month before you try a second.",
      "Film three posts on {topic} in one afternoon: same place, another top, three openings each. Cut to the length in which nothing can be left out, and watch it once without sound before you publish.",
    ],
    motivation: [
      "Make it smaller. One post on {topic} a week that you enjoy beats five that you dread. Set 25 minutes, do only the first line and the first shot, and decide afterwards whether you go on.\n\nKeep a list of what people thanked you for. On slow days it is a better measure than the counter.",
      "Plan two posts as a reserve and take one free day without apps. If time is short, answer one question of {audience} in 30 seconds: “{question}”. Being there counts; being perfect doesn’t.",
    ],
    figures: [
      "Three figures are enough:\n\n1. How many are still there after three seconds: tells you about the opening.\n2. Saves and shares per 1,000 views: tells you about the worth.\n3. New followers per 1,000 views: tells you whether it fits {audience}.\n\nCompare posts of the same kind, ten at a time, and never a single day.",
    ],
    bio: [
      "Three lines are enough for {platform}:\n\n1. {topic} for {audience}\n2. What people get each week, such as “{series}”\n3. One link with a verb: “Get the list”\n\nPut the word people search for into the name field, too, and pin the post a newcomer should see first.",
    ],
    plan: [
      "From your roadmap’s first week, for instance:\n\n1. {one}\n2. {two}\n3. {three}\n\nOpen Roadmap to see how to do each of them and tick what is done. Begin with the one you can finish in 30 minutes.",
    ],
    youtube: [`On YouTube I would begin here:\n\n${twoSteps}\n\nTitle and thumbnail first, then the video.`],
    instagram: [`On Instagram I would begin here:\n\n${twoSteps}`],
    tiktok: [`On TikTok I would begin here:\n\n${twoSteps}`],
    facebook: [`On Facebook I would begin here:\n\n${twoSteps}`],
    unknown: [
      "I have no ready answer to that. This I can tell you about your subject: a post that answers “{question}” is worth making for {audience} on {platform}.\n\nYou can also ask me for ideas, hooks, hashtags, posting times, growth, comments, or earning money.",
      "That goes beyond what I know. Try it with one word of these: ideas, hooks, hashtags, times, growth, comments, money, YouTube.\n\nMeanwhile, a first line for your next post on {topic}: {hook}",
    ],
  },
  signature: "I am Trellis’s built-in engine: I answer from what you told us about yourself, without an outside AI.",
  time: "{day} at {hour} on {where}",
};
