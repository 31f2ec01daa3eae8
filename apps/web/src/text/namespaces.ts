import type { text as account } from "./en/account.ts";
import type { text as analytics } from "./en/analytics.ts";
import type { text as app } from "./en/app.ts";
import type { text as chat } from "./en/chat.ts";
import type { text as calendar } from "./en/calendar.ts";
import type { text as commands } from "./en/commands.ts";
import type { text as creation } from "./en/creation.ts";
import type { text as dashboard } from "./en/dashboard.ts";
import type { text as engagement } from "./en/engagement.ts";
import type { text as frame } from "./en/frame.ts";
import type { text as google } from "./en/google.ts";
import type { text as legal } from "./en/legal.ts";
import type { text as monetization } from "./en/monetization.ts";
import type { text as notFound } from "./en/not-found.ts";
import type { text as onboarding } from "./en/onboarding.ts";
import type { text as passwordReset } from "./en/password-reset.ts";
import type { text as payment } from "./en/payment.ts";
import type { text as preferences } from "./en/preferences.ts";
import type { text as roadmap } from "./en/roadmap.ts";
import type { text as sample } from "./en/sample.ts";
import type { text as settings } from "./en/settings.ts";
import type { text as social } from "./en/social.ts";

/** The English texts: they say which keys there are. A namespace is a file in `en`, `es` and `fr`. */
interface English {
  app: typeof app;
  account: typeof account;
  "password-reset": typeof passwordReset;
  google: typeof google;
  frame: typeof frame;
  chat: typeof chat;
  commands: typeof commands;
  payment: typeof payment;
  onboarding: typeof onboarding;
  dashboard: typeof dashboard;
  roadmap: typeof roadmap;
  creation: typeof creation;
  preferences: typeof preferences;
  calendar: typeof calendar;
  engagement: typeof engagement;
  monetization: typeof monetization;
  sample: typeof sample;
  settings: typeof settings;
  social: typeof social;
  analytics: typeof analytics;
  legal: typeof legal;
  "not-found": typeof notFound;
}

/** An area of the product whose texts are fetched together. */
export type Namespace = keyof English;

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The shape that a namespace has in every language: a missing or an extra key does not compile. */
export type Text<N extends Namespace> = Words<English[N]>;

/** Names of screens. */
export type TitleKey = keyof English["app"]["title"];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    resources: English;
  }
}
