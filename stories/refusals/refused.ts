import type { StoryObj } from "@storybook/react-vite";
import { type Fault, messagesFor } from "@trellis/api/memory";
import { examples } from "@trellis/contract/examples";
import type { CallName } from "@trellis/contract/calls";
import i18next from "i18next";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import type { WorldParameters } from "../../.storybook/world.ts";
import { paths } from "../../apps/web/src/paths.ts";
import { sentenceOf } from "./sentence.ts";

type User = Parameters<NonNullable<StoryObj["play"]>>[0]["userEvent"];
type Act = (user: User) => Promise<unknown>;

/** The page and the user's actions that make the app send a call that the server rejects. */
interface Place extends Pick<WorldParameters, "persona" | "faults"> {
  path: string;
  call: CallName;
  act?: Act;
}

const query = (selector: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    if (!found) throw new Error(`Nothing matches ${selector}.`);
    return found;
  });

const pressAt =
  (selector: string): Act =>
  async (user) =>
    user.click(await query(selector));

/** Presses the button with the given name, which is read when the story plays because it depends on the language. */
const press =
  (name: () => string): Act =>
  async (user) =>
    user.click(await screen.findByRole("button", { name: name() }));

/** Presses a button of the open confirmation dialog. */
const confirm =
  (name: () => string): Act =>
  async (user) =>
    user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: name() }));

const all =
  (...acts: readonly Act[]): Act =>
  async (user) => {
    for (const act of acts) await act(user);
  };

/** Returns a valid entry for a field. */
function entryFor({ type, autocomplete, maxLength }: HTMLInputElement): string {
  if (type === "email") return "maya@example.com";
  if (type === "password") return "late-squats-8";
  return autocomplete === "one-time-code" || maxLength === 6 ? "123456" : "Maya Torres";
}

const typeInto =
  (selector: string): Act =>
  async (user) =>
    user.type(await query(selector), "!");

/** Fills the empty fields of a form and submits it. */
const submit =
  (selector: string): Act =>
  async (user) => {
    const form = await query(selector);
    for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
      if (field.type === "checkbox" && !field.checked) await user.click(field);
      if (["checkbox", "radio", "file"].includes(field.type) || field.value !== "" || field.disabled) continue;
      await user.click(field);
      await user.paste(entryFor(field));
    }
    await user.click(await query(`${selector} [type=submit]`));
  };

const choosePlan = pressAt(":has(> [data-part=price]) button:enabled");

/** Opens the dialog of the first available plan, enters a card and submits it. */
const enterCard: Act = async (user) => {
  await choosePlan(user);
  const field = await query("[autocomplete=cc-number]");
  await waitFor(() => expect(field).toHaveFocus());
  await user.paste("4242424242424242");
  await user.keyboard("{Tab}1240{Tab}123{Enter}");
};

/** Presses the Google button and sends the message that Google’s pop-up would send. */
const chooseGoogleAccount: Act = async (user) => {
  const opened = spyOn(window, "open").mockReturnValue(window);
  await press(() => i18next.t("account:signIn.google"))(user);
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  const data = { source: "trellis-sandbox-google", accessToken: "sandbox-token.sandbox-google-1" };
  dispatchEvent(new MessageEvent("message", { source: window, origin: location.origin, data }));
};

const form = "main form";
const withCode = "form:has([autocomplete=one-time-code])";
const newPassword = "form:has([autocomplete=new-password])";
const enterCode = `${paths.enterCode}?email=maya%40example.com`;
const answered = (call: CallName): Partial<Record<CallName, Fault>> => ({
  [call]: { status: 200, body: examples[call].reply },
});
const settings = (call: CallName, act: Act): Place => ({ path: paths.settings, persona: "creator", call, act });

/** The pages and actions that make the app send each call. */
export const places = {
  signIn: { path: paths.signIn, call: "logIn", act: submit(form) },
  google: { path: paths.signIn, call: "logIn", act: chooseGoogleAccount },
  secondStep: {
    path: paths.signIn,
    call: "passSecondFactor",
    faults: {
      logIn: { status: 200, body: { message: "", secondFactor: { token: "t".repeat(43), methods: ["totp"] } } },
    },
    act: all(submit(form), submit(withCode)),
  },
  session: { path: paths.dashboard, persona: "creator", call: "checkSession" },
  signUp: { path: paths.signUp, call: "register", act: submit(form) },
  forgotPassword: { path: paths.forgotPassword, call: "forgotPassword", act: submit(form) },
  enterCode: { path: enterCode, call: "verifyCode", act: submit(withCode) },
  newPassword: {
    path: enterCode,
    call: "resetPassword",
    faults: answered("verifyCode"),
    act: all(submit(withCode), submit(newPassword)),
  },
  emailLink: { path: `${paths.verifyEmail}#token=${"t".repeat(43)}`, call: "verifyEmail" },
  creation: { path: paths.creation, persona: "creator", call: "generateContent", act: submit(form) },
  roadmap: { path: paths.roadmap, persona: "creator", call: "generateRoadmap" },
  task: {
    path: paths.roadmap,
    persona: "creator",
    call: "updateTaskStatus",
    act: pressAt("main [type=checkbox]:not(:checked)"),
  },
  assistant: {
    path: paths.dashboard,
    persona: "creator",
    call: "completeChat",
    act: all(
      press(() => i18next.t("frame:assistant.open")),
      submit("[role=dialog] form"),
    ),
  },
  analytics: { path: paths.analytics, persona: "youtuber", call: "youtubeAnalytics" },
  profile: {
    path: paths.settings,
    persona: "creator",
    call: "updateProfile",
    act: all(
      typeInto("main form:has([type=file]) input:not([type=file]):enabled"),
      submit("main form:has([type=file])"),
    ),
  },
  password: settings(
    "changePassword",
    all(
      press(() => i18next.t("account-settings:password.change")),
      submit(newPassword),
    ),
  ),
  email: settings(
    "changeEmail",
    all(
      press(() => i18next.t("account-settings:email.change")),
      submit("form:has([type=email]):not(:has([type=file]))"),
    ),
  ),
  passkey: settings(
    "passkeyCreationOptions",
    press(() => i18next.t("security:passkeys.add")),
  ),
  setUpApp: settings(
    "setUpAuthenticator",
    press(() => i18next.t("security:app.setUp")),
  ),
  confirmApp: {
    ...settings(
      "confirmAuthenticator",
      all(
        press(() => i18next.t("security:app.setUp")),
        submit(withCode),
      ),
    ),
    faults: answered("setUpAuthenticator"),
  },
  turnOffApp: {
    ...settings(
      "removeAuthenticator",
      all(
        press(() => i18next.t("security:app.turnOff")),
        confirm(() => i18next.t("security:app.turnOff")),
      ),
    ),
    faults: answered("readSecurity"),
  },
  cardSetup: { path: paths.payment, persona: "unsubscribed", call: "createSetupIntent", act: choosePlan },
  saveCard: { path: paths.payment, persona: "unsubscribed", call: "savePaymentMethod", act: enterCard },
  subscribe: { path: paths.payment, persona: "unsubscribed", call: "confirmSubscription", act: enterCard },
  changePlan: { path: paths.settings, persona: "creator", call: "changePlan", act: enterCard },
  cancel: settings(
    "cancelSubscription",
    all(
      press(() => i18next.t("payment:cancellation.submit")),
      confirm(() => i18next.t("payment:cancellation.submit")),
    ),
  ),
} satisfies Record<string, Place>;

interface Options {
  code?: string;
  field?: string;
  /** The app’s message, if the app shows that instead of the server's. */
  instead?: () => string;
}

/** Returns the part of a story in which the user causes an error and sees the server’s message. */
export function refused(key: string, place: Place, status: number, { instead, ...rest }: Options = {}): StoryObj {
  const { path, call, act, persona = "visitor" } = place;
  const fault: Fault = { status, message: (messages) => sentenceOf(key, messages), ...rest };
  const world: WorldParameters = { path, persona, faults: { ...place.faults, [call]: fault } };
  return {
    parameters: { refusal: key, world },
    play: async ({ userEvent }) => {
      await act?.(userEvent);
      const sentence = instead?.() ?? sentenceOf(key, messagesFor(i18next.language));
      await waitFor(() => expect(document.body).toHaveTextContent(sentence));
    },
  };
}
