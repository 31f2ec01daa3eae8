import { and } from "xstate";
import type { Screen } from "./screens.ts";

const isFor = (screen: Screen) => ({ type: "isFor", params: { screen } }) as const;

/** A deep link's screen. */
export const opensAt = (screen: Screen) => ({ type: "opensAt", params: { screen } }) as const;

// Back to where one was, always; forward only where what that screen needs is known.
export const backToEmail = { guard: isFor("askingEmail"), target: "#passwordReset.askingEmail" } as const;
export const backToCode = { guard: isFor("askingCode"), target: "#passwordReset.askingCode" } as const;
export const backToPassword = { guard: isFor("askingPassword"), target: "#passwordReset.askingPassword" } as const;
export const onToCode = { ...backToCode, guard: and([isFor("askingCode"), "hasEmail"]) };
export const onToPassword = { ...backToPassword, guard: and([isFor("askingPassword"), "hasToken"]) };

// Heard while editing, and sooner than that when a call was refused. What is not acceptable stays where it is.
export const submitEmail = [
  { guard: "isAcceptable", target: "sending", actions: "keepEmail" },
  { actions: "keepProblem" },
] as const;
export const submitCode = [
  { guard: and(["hasEmail", "isAcceptable"]), target: "sending" },
  { guard: "hasEmail", actions: "keepProblem" },
] as const;
export const submitPassword = [
  { guard: and(["hasToken", "isAcceptable"]), target: "sending" },
  { guard: "hasToken", actions: "keepProblem" },
] as const;
export const resend = { guard: "mayResend", target: "resending" } as const;
