// A password reset in plain DOM: one form per screen and a status line. The browser validates the fields.
import {
  passwordResetMachine,
  viewOf,
  type PasswordResetEvent,
  type PasswordResetView,
} from "@trellis/machines/password-reset";
import type { ActorsOf } from "@trellis/machines/types";
import { createActor, fromPromise } from "xstate";

/** Replace these with calls to your server. Here, `verifyCode` accepts only 123456. */
const actors = {
  requestCode: fromPromise(async ({ input }) => ({ message: `A code was sent to ${input.email}` })),
  verifyCode: fromPromise(async ({ input }) => {
    if (input.code !== "123456") throw new Error("Invalid verification code");
    return { resetToken: "token_1", message: "Code verified" };
  }),
  resetPassword: fromPromise(async ({ input }) => ({ message: `Password changed with ${input.resetToken}` })),
} satisfies ActorsOf<typeof passwordResetMachine>;

const flow = createActor(passwordResetMachine.provide({ actors }), { input: {} });
const status = document.createElement("output");
const form = document.createElement("form");
document.body.append(form, status);

const fields: Partial<Record<PasswordResetView["is"], readonly string[]>> = {
  askingEmail: ["email"],
  askingCode: ["code"],
  askingPassword: ["newPassword", "confirmPassword"],
};

/** Returns the event of a submitted form. */
function eventOf(is: PasswordResetView["is"], data: FormData): PasswordResetEvent {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  if (is === "askingEmail") return { type: "email.submitted", email: text("email") };
  if (is === "askingCode") return { type: "code.submitted", code: text("code") };
  return { type: "password.submitted", newPassword: text("newPassword"), confirmPassword: text("confirmPassword") };
}

let shown = "";
function show(view: PasswordResetView): void {
  if (view.is !== shown) {
    shown = view.is;
    const inputs = (fields[view.is] ?? []).map((name) => {
      const label = document.createElement("label");
      const input = document.createElement("input");
      const type = name === "email" ? "email" : name.endsWith("Password") ? "password" : "text";
      Object.assign(input, { name, type, required: true });
      label.append(name, input);
      return label;
    });
    const title = document.createElement("h1");
    title.textContent = view.is;
    form.replaceChildren(title, ...inputs, ...(inputs.length > 0 ? [document.createElement("button")] : []));
  }
  const button = form.querySelector("button");
  if (!button || !("status" in view)) return;
  button.textContent = view.status === "sending" ? "One moment" : "Continue";
  button.disabled = view.status === "sending" || view.status === "sent";
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  flow.send(eventOf(viewOf(flow.getSnapshot()).is, new FormData(form)));
});
flow.on("succeeded", ({ message }) => (status.textContent = message ?? "Done"));
flow.on(
  "failed",
  ({ error }) => (status.textContent = error instanceof Error ? error.message : "Something went wrong"),
);
flow.subscribe((snapshot) => show(viewOf(snapshot)));
flow.start();
