import type { Meta, StoryObj } from "@storybook/react-vite";

import { App } from "../../apps/web/src/app/app.tsx";
import { places, refused } from "./refused.ts";

/** Errors that the server returns for content, the roadmap, the assistant and analytics. Each story is named after its message. */
const meta = {
  title: "Product/Refusals/Content",
  component: App,
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof App>;
export default meta;

export const ContentFailed: StoryObj = {
  name: "We couldn’t write your content. Try again.",
  ...refused("contentFailed", places.creation, 502),
};
export const Required: StoryObj = {
  name: "“Topic” is required.",
  ...refused("fields.required", places.creation, 400),
};
export const TooLong: StoryObj = {
  name: "“Topic” is too long. Shorten it and try again.",
  ...refused("fields.tooLong", places.creation, 400),
};
export const FieldWrong: StoryObj = {
  name: "“Topic” is invalid. Correct it and try again.",
  ...refused("fieldWrong", places.creation, 400),
};
export const RoadmapFailed: StoryObj = {
  name: "We couldn’t write your roadmap. Try again.",
  ...refused("roadmapFailed", places.roadmap, 502),
};
export const RoadmapBusy: StoryObj = {
  name: "Your roadmap is still being written. Try again in a moment.",
  ...refused("roadmapBusy", places.roadmap, 503),
};
export const NoAnswers: StoryObj = {
  name: "Answer the five questions first. Your roadmap is based on your answers.",
  ...refused("noAnswers", places.roadmap, 409),
};
export const SubscriptionRequired: StoryObj = {
  name: "You need a subscription for this. Choose a plan first.",
  ...refused("subscriptionRequired", places.roadmap, 402, { code: "subscriptionRequired" }),
};
export const RoadmapChanged: StoryObj = {
  name: "Your roadmap was rewritten, so this task wasn’t updated. Here is the new roadmap.",
  ...refused("roadmapChanged", places.task, 409),
};
export const NoTask: StoryObj = {
  name: "This task isn’t in your roadmap. Reload the page and try again.",
  ...refused("noTask", places.task, 404),
};
export const AssistantAway: StoryObj = {
  name: "The assistant isn’t responding. Try again in a moment.",
  ...refused("assistantAway", places.assistant, 502),
};
export const YoutubeNotConnected: StoryObj = {
  name: "YouTube isn’t connected. Connect it in Settings.",
  ...refused("youtubeNotConnected", places.analytics, 409),
};
export const YoutubeOver: StoryObj = {
  name: "YouTube access has expired. Reconnect YouTube in Settings.",
  ...refused("youtubeOver", places.analytics, 409),
};
export const YoutubeOff: StoryObj = {
  name: "YouTube isn’t available.",
  ...refused("youtubeOff", places.analytics, 503),
};
export const YoutubeAway: StoryObj = {
  name: "YouTube isn’t responding. Try again in a moment.",
  ...refused("youtubeAway", places.analytics, 502),
};
