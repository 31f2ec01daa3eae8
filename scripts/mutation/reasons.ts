import type { Mutant } from "./mutants.ts";

interface Reason {
  file: RegExp;
  was: RegExp;
  why: string;
}

/** Why a mutant that survives may: where it is, what stood there. */
const reasons: readonly Reason[] = [
  {
    file: /view\.ts$/,
    was: /screens\.find|^"(asking|choosing|disconnected)"$|opensAt/,
    why: "A snapshot is always at one of the screens; the type alone asks for an answer where it is at none.",
  },
  {
    file: /onboarding\/questions\.ts$/,
    was: /questions\.indexOf/,
    why: "The guards never ask beyond either end; the type alone asks for an answer there.",
  },
  {
    file: /onboarding\/questions\.ts$/,
    was: /^""$/,
    why: "Two items are two characters already, so what stands between them decides nothing.",
  },
  {
    file: /subscription\.machine\.ts$/,
    was: /^""$/,
    why: "Entering `choosing`, where every flow begins, empties it before anyone can look.",
  },
  {
    file: /password-reset\.machine\.ts$/,
    was: /input\.screen|^"askingEmail"$/,
    why: "Where no screen is asked for, the opening leads to the e-mail anyway; the type alone asks for a name.",
  },
  {
    file: /youtube-connection\/transitions\.ts$/,
    was: /event\.outcome === "connected" \?|^"connected"$|^"error"$/,
    why: "The choice before it has taken every consent that was given; the type alone asks what would be said then.",
  },
  {
    file: /youtube-connection\.machine\.ts$/,
    was: /^""$/,
    why: "Entering either first state empties it before anyone can look.",
  },
];

/** The reason, or a plain admission that there is none yet. */
export const reasonFor = (mutant: Mutant): string =>
  reasons.find(({ file, was }) => file.test(mutant.file) && was.test(mutant.was))?.why ?? "not yet explained";
