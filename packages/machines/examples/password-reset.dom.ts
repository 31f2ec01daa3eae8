// A password reset in plain DOM: a form per screen, and one line that says how it stands.
import {
  passwordResetMachine,
  viewOf,
  type PasswordResetEvent,
  type PasswordResetView,
} from "@trellis/machines/password-reset";
import type { ActorsOf } from "@trellis/machines/types";
import { createActor, fromPromise } from "xstate";

/** Stands in for your server: it sends the code 123456 to everybody. */
const actors = {
  requestCode: fromPromise(async ({ input }) => ({ message: `A code was sent to ${input.email}` })),
  verifyCode: fromPromise(async ({ input }) => {
    if (input.code !== "123456") throw new Error("Invalid verification code");
    return { resetToken: "token_1", message: "Code verified" };
  }),
  resetPassword: fromPromise(async ({ input }) => ({ message: `Password changed by ${input.resetToken}` })),
} satisfies ActorsOf<typeof passwordResetMachine>;

const flow = createActor(passwordResetMachine.provide({ actors }), { input: {} });
const news = document.createElement("output");
const form = document.createElement("form");
document.body.append(form, news);

const fields: Partial<Record<PasswordResetView["is"], readonly string[]>> = {
  askingEmail: ["email"],
  askingCode: ["code"],
  askingPassword: ["newPassword", "confirmPassword"],
};

/** What a submitted form says to the flow. */
function eventOf(is: PasswordResetView["is"], typed: FormData): PasswordResetEvent {
  const text = (name: string) => {
    const value = typed.get(name);
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
      Object.assign(input, { name, type: name.endsWith("Password") ? "password" : "text" });
      label.append(name, input);
      return label;
    });
    const title = document.createElement("h1");
    title.textContent = view.is;
    form.replaceChildren(title, ...inputs, ...(inputs.length > 0 ? [document.createElement("button")] : []));
  }
  const button = form.querySelector("button");
  if (!button || !("status" in view)) return;
  button.textContent = view.status === "sending" ? "One moment" : "Go on";
  button.disabled = view.status === "sending" || view.status === "sent";
  if (view.problem) news.textContent = view.problem;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  flow.send(eventOf(viewOf(flow.getSnapshot()).is, new FormData(form)));
});
flow.on("succeeded", ({ message }) => (news.textContent = message ?? "Done"));
flow.on("failed", ({ error }) => (news.textContent = error instanceof Error ? error.message : "It failed"));
flow.subscribe((snapshot) => show(viewOf(snapshot)));
flow.start();
