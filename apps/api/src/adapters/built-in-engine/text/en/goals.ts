import type { PlanText } from "../plan-text.ts";

/** What each kind of goal asks for, in English. */
export const goals: PlanText["goals"] = {
  reach: {
    focus: [
      [
        "Make a stranger understand your {topic} account in five seconds",
        "Build a profile worth following for {audience}",
      ],
      ["Earn attention beyond your followers with {topic}", "Openings that stop {audience}"],
      ["Repeat what brought new people, drop the rest", "One recognisable {topic} series and a steady rhythm"],
    ],
    steps: [
      [
        "Set the starting line for your goal: {goal}",
        "Note followers, profile visits and the reach of your last five posts on {platform}. Choose one number to move in three weeks and look at it on Mondays only.",
      ],
      [
        "Trade a tip with a creator close to {topic}",
        "Shortlist five accounts of about your size, comment usefully for two days, then propose one joint post to two of them: their tip, your tip, one shared caption.",
      ],
      [
        "Remake your best {topic} post with a new opening",
        "Keep the idea, change the first three seconds and the format. Publish on {platform} and compare how many non-followers it reached after 48 hours.",
      ],
    ],
    review: [
      "Review: which posts brought people closer to “{goal}”",
      "Rank everything you posted by new followers per 1,000 views. Make the top two formats next month’s default and drop the last one, however much work it took.",
    ],
  },
  community: {
    focus: [
      ["Know your first fifty people by name", "Listen before you post: what {audience} need to talk about"],
      ["Start {topic} conversations that people finish", "Posts that are easy to answer, answers within the hour"],
      ["Give your community a ritual of its own", "Put {audience} at the centre of the content"],
    ],
    steps: [
      [
        "Send ten personal messages about {topic}",
        "Write to the ten people who react most: thank them for one specific thing and ask what they would like to see next. No links; keep the answers in one list.",
      ],
      [
        "Let your audience decide: a two-option poll on {topic}",
        "Offer two real choices for your next post and say when you will publish the winner. Then keep your word and name two people who voted.",
      ],
      [
        "Feature someone from your audience: {audience}",
        "Ask one active follower for a photo, a result or a tip, and build a post around it with three sentences of your own. Ask the others who should be next.",
      ],
    ],
    review: [
      "Review: who came back, and how it serves “{goal}”",
      "Count the people who commented at least twice in three weeks, and the posts they came back for. Thank five of them, and make that post type a weekly fixture.",
    ],
  },
  sales: {
    focus: [
      ["One clear offer for {audience}, and proof it works", "Turn {topic} know-how into an offer people can name"],
      ["Answer the doubts that stop people from buying", "Show the work behind {topic} before asking for anything"],
      ["Ask plainly, follow up kindly", "From interested to booked: one call to action"],
    ],
    steps: [
      [
        "Describe one offer on one page: {topic} for {audience}",
        "The problem, what they receive, how long it takes, the price and the next step, in 150 words. Make that next step the only link in your bio.",
      ],
      [
        "Answer the objection you hear most about {topic}",
        "Too expensive, no time, tried before: choose one. Name it in the first line, answer with a real example, and end with “message me the word START if this is you”.",
      ],
      [
        "Make one clear invitation for {audience}",
        "Who it is for, who it is not for, what happens after they write, how many places there are. Post it once, then answer each message within 24 hours with a question before a price.",
      ],
    ],
    review: [
      "Review: from view to conversation to “{goal}”",
      "Write four numbers side by side: views, profile visits, messages, sales. The biggest drop between two of them is what next month should fix.",
    ],
  },
  brands: {
    focus: [
      ["Look like a partner brands can brief", "A {topic} profile a brand understands at a glance"],
      ["Make sample work before anyone pays for it", "Show brands how you speak to {audience}"],
      ["Pitch five brands that fit, with numbers", "From portfolio to first brand conversation"],
    ],
    steps: [
      [
        "Make a one-page media kit: {topic} for {audience}",
        "Who follows you, three numbers from the last 30 days, your three best posts, what you offer and a contact. Link it in your bio as “Work with me”.",
      ],
      [
        "Create a sample brand post with a product you already use",
        "45 seconds: the problem, the product in real use, one honest limit, the result. Say clearly that it is not sponsored; it is your portfolio piece for {topic}.",
      ],
      [
        "Pitch five small brands around {topic}",
        "Choose brands that already work with accounts of your size. Six sentences each: why them, one idea, the sample post, your numbers, a price range, a date to answer by.",
      ],
    ],
    review: [
      "Review: what a brand would see today, for “{goal}”",
      "Look at your last nine posts as a buyer would: same subject, clear light, comments answered. Replace the weakest, update the media kit and date the follow-ups.",
    ],
  },
  views: {
    focus: [
      ["Find where {topic} viewers leave, and why", "Fix the first ten seconds of your {topic} videos"],
      ["Titles and openings that earn the click and keep it", "Faster starts, clearer stakes for {audience}"],
      ["Lead one {topic} video into the next", "Turn one view into a second one"],
    ],
    steps: [
      [
        "Mark the drop in your last three {topic} videos",
        "Open the retention graph, write down the second where most people leave and what is on screen. If you have no videos yet, do it by eye on three you stopped watching.",
      ],
      [
        "Cut a {topic} video to half its length",
        "Remove the greeting, every repeat and every pause over half a second; start with the moment that made it worth filming. Compare average watch time with the longer version.",
      ],
      [
        "Chain two {topic} videos",
        "End the first with a question that only the second answers, and link it by pinned comment or end screen. Measure how many go on: one in twenty is a good first mark.",
      ],
    ],
    review: [
      "Review: which minutes people stayed for, for “{goal}”",
      "List your posts by average percentage watched, not by views. Keep the opening of the first and the length of the second as your template for next month.",
    ],
  },
  start: {
    focus: [
      ["A small start in {topic} that you can keep", "Two fixed slots a week, nothing more"],
      ["First {topic} posts, good enough and out", "Publish before it feels ready"],
      ["A rhythm that survives a bad week", "Keep going: less effort per {topic} post"],
    ],
    steps: [
      [
        "Choose two fixed slots a week for {topic}",
        "One of 45 minutes to make, one of 15 to publish and reply; put both in your calendar for three weeks. Write your goal beside them: “{goal}”.",
      ],
      [
        "Keep one finished {topic} post in reserve",
        "Make something that will not age, like “{question}” answered in 30 seconds, and leave it in drafts. It is for the day when nothing works; replace it when you use it.",
      ],
      [
        "Define your smallest possible {topic} post",
        "One photo and three sentences, or one take of 15 seconds: decide it now, for tired days. Publish one today, so that you know it takes under ten minutes.",
      ],
    ],
    review: [
      "Review: three weeks towards “{goal}”",
      "Count posts published, not likes. Write what made the easy ones easy, move the slot that never worked, and book the next three weeks.",
    ],
  },
};
