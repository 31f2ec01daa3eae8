import * as v from "valibot";
import { defineCall } from "./call.ts";
import { answerMaximum, answersMaximum, audienceSizes, languageQuery, replyMessage, weeklyHours } from "./fields.ts";
import { onboardingOnWire } from "./onboarding-answers.ts";
import { toAnswers } from "./read-answers.ts";
import { shown } from "./tolerant.ts";

/** The reply to both calls: a message and the saved answers. */
const savedReply = v.looseObject({
  message: replyMessage,
  onboarding: shown(v.pipe(onboardingOnWire, v.transform(toAnswers))),
});

const list = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.maxLength(answerMaximum))),
  v.maxLength(answersMaximum),
  v.transform((items) => items.filter((item) => item !== "")),
);

/** The five answers on the wire, including the misspelled `intrestedPlatforms` (spec §3), and two optional answers. */
export const answersBody = v.object({
  skills: list,
  intrestedPlatforms: list,
  targetAudience: list,
  goal: list,
  topics: list,
  audienceSize: v.optional(v.picklist(audienceSizes)),
  weeklyHours: v.optional(v.picklist(weeklyHours)),
});

const saving = {
  path: "/user/on-boarding",
  access: "subscription",
  query: languageQuery,
  body: answersBody,
  reply: savedReply,
} as const;

/** POST /user/on-boarding: saves the answers. */
export const saveOnboarding = defineCall({ name: "saveOnboarding", method: "POST", ...saving });

/** PUT /user/on-boarding: replaces the answers; the next roadmap is generated from them (spec §4). */
export const updateOnboarding = defineCall({ name: "updateOnboarding", method: "PUT", isExtra: true, ...saving });
