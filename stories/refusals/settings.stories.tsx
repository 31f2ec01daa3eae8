import type { Meta, StoryObj } from "@storybook/react-vite";
import i18next from "i18next";
import { App } from "../../apps/web/src/app/app.tsx";
import { places, refused } from "./refused.ts";

/** Errors that the server returns while the user changes the settings. Each story is named after its message. */
const meta = {
  title: "Product/Refusals/Settings",
  component: App,
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof App>;
export default meta;

export const NothingToSave: StoryObj = {
  name: "Send a name, a picture, or both.",
  ...refused("nothingToSave", places.profile, 400),
};
export const NoPicture: StoryObj = {
  name: "This file is not a picture we can use. Choose a PNG, JPEG, WebP or GIF.",
  ...refused("noPicture", places.profile, 415),
};
export const PictureTooLarge: StoryObj = {
  name: "The picture is larger than 5 MB. Choose a smaller one.",
  ...refused("fields.pictureTooLarge", places.profile, 413),
};
export const NotForm: StoryObj = {
  name: "The form couldn’t be read. Send it again.",
  ...refused("notForm", places.profile, 400),
};
export const WrongFormType: StoryObj = {
  name: "Send the request with the content type multipart/form-data.",
  ...refused("wrongFormType", places.profile, 415),
};
export const WrongPassword: StoryObj = {
  name: "The password is wrong. Check it and try again.",
  ...refused("wrongPassword", places.password, 400, { code: "wrongPassword", field: "currentPassword" }),
};
export const NoPassword: StoryObj = {
  name: "Your account has no password. To set one, choose “Forgot password?” on the sign-in page.",
  ...refused("noPassword", places.password, 409),
};
export const SameEmail: StoryObj = {
  name: "This is already the email of your account. Enter another one.",
  ...refused("sameEmail", places.email, 409, { code: "sameEmail", field: "email" }),
};
export const ProofRequired: StoryObj = {
  name: "Confirm that it’s you before you continue.",
  ...refused("proofRequired", places.email, 403, {
    code: "proofRequired",
    instead: () => i18next.t("security:confirm.title"),
  }),
};
export const PasskeyRefused: StoryObj = {
  name: "This passkey couldn’t be verified. Try again or use another method.",
  ...refused("passkeyRefused", places.passkey, 400),
};
export const PasskeyExists: StoryObj = {
  name: "This passkey has already been added.",
  ...refused("passkeyExists", places.passkey, 409),
};
export const PasskeysFull: StoryObj = {
  name: "You can have up to 20 passkeys. Remove one first.",
  ...refused("passkeysFull", places.passkey, 409),
};
export const PasskeyGone: StoryObj = {
  name: "This passkey has been removed. Reload the page.",
  ...refused("passkeyGone", places.passkey, 404, { code: "passkeyGone" }),
};
export const AuthenticatorExists: StoryObj = {
  name: "An authenticator app is already on. Turn it off first.",
  ...refused("authenticatorExists", places.setUpApp, 409),
};
export const AuthenticatorWrong: StoryObj = {
  name: "This code is wrong. Check that your phone’s time is correct, and enter the current code.",
  ...refused("authenticatorWrong", places.confirmApp, 400, { code: "secondFactorWrong", field: "code" }),
};
export const AuthenticatorGone: StoryObj = {
  name: "This setup has been replaced. Start again.",
  ...refused("authenticatorGone", places.confirmApp, 409),
};
export const NoSecondFactor: StoryObj = {
  name: "Add a passkey or an authenticator app first.",
  ...refused("noSecondFactor", places.turnOffApp, 409),
};
