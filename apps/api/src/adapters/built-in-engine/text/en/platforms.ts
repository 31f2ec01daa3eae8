import type { PlanText } from "../plan-text.ts";

/** Each platform's set-up, format and habit, in English. */
export const platforms: PlanText["platforms"] = {
  youtube: [
    [
      "Set up your YouTube channel for {topic}",
      "Write two lines for the description, a banner that says what you publish and when, and one playlist named after a problem of {audience}. Pin the video a newcomer should watch first.",
    ],
    [
      "Publish a YouTube Short on {topic}, tied to a longer video",
      "Under 40 seconds, vertical, the result in the first two. Point the related-video link at your longer video on the subject and check after three days how many clicked.",
    ],
    [
      "Write three titles and two thumbnails for your next {topic} video",
      "Titles under 55 signs with the words people search; thumbnails with one object and three words at most. Choose the pair you understand at the size of a stamp.",
    ],
  ],
  instagram: [
    [
      "Prepare your Instagram grid: three pinned posts on {topic}",
      "One that says who you are, one that solves a problem, one that shows a result. Add a searchable word for {topic} to the name field and one Stories highlight called “Start here”.",
    ],
    [
      "Publish a seven-slide carousel on {topic}",
      "Slide one is the promise, two to six hold one step each in under 20 words, seven asks to save or send it. Share it to Stories with a question sticker.",
    ],
    [
      "Pair a Reel with three Stories on {topic}",
      "The Reel gives the tip in 30 seconds; the Stories show the set-up, a poll and your answer to one reply. Compare shares, not likes: shares are what reach new people.",
    ],
  ],
  tiktok: [
    [
      "Train your TikTok feed on {topic}",
      "Search ten phrases that {audience} would type, watch and save the best results for 25 minutes. Write down three sounds, three openings and three lengths that keep coming back.",
    ],
    [
      "Film a TikTok reply to a comment on {topic}",
      "Use the video-reply button, keep the comment on screen and give the answer in the first sentence. 20 to 35 seconds, one take, captions on; no comment yet means using a real question you were asked.",
    ],
    [
      "Make a TikTok playlist of your {topic} videos",
      "Group at least three videos that follow on, number the covers and mention part two aloud. Go live or reply by video at the same hour twice this week.",
    ],
  ],
  facebook: [
    [
      "Join three Facebook groups on {topic}",
      "Read the rules, answer five questions without a link, and note which subjects get more than 20 comments. Fill in your page’s description and button the same day.",
    ],
    [
      "Post a Facebook Reel and a question on {topic}",
      "The Reel in under 45 seconds with captions; next morning a text-only question of one sentence for {audience}. Answer each comment with a question of your own.",
    ],
    [
      "Hold a 15-minute Facebook Live on {topic}",
      "Announce it the day before, prepare three points and keep five minutes for questions. Save the replay, cut the best answer into a Reel and post it in your group or page.",
    ],
  ],
  other: [
    [
      "Get your {platform} profile ready for {topic}",
      "A clear photo, one sentence on what people get from you, and one link. Then save ten recent posts on {platform} that made you stop, and note the length and format they share.",
    ],
    [
      "Make one post on {topic} only for {platform}",
      "Start from the format that is most read there, not from a copy of another platform. One idea, one example, one question at the end; stay 30 minutes for the replies.",
    ],
    [
      "Fix a weekly appointment on {platform}",
      "Choose one day and hour, one format and one recurring title on {topic}, and announce it in your bio. Prepare the next two, and write down replies and clicks the day after each.",
    ],
  ],
};
