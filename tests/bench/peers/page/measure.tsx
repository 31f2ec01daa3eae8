import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Contestant } from "./contestant.ts";
import { plain, plainButton, plainField } from "./plain.tsx";

const count = 1000;
const numbers = Array.from({ length: count }, (_, index) => index);
const nothing = () => undefined;

const kinds = {
  buttons: (contestant: Contestant) =>
    numbers.map((index) =>
      contestant === plain ? (
        plainButton(index, nothing, "Save")
      ) : (
        <contestant.Button key={index} onClick={nothing}>
          Save
        </contestant.Button>
      ),
    ),
  fields: (contestant: Contestant) =>
    numbers.map((index) =>
      contestant === plain ? (
        plainField(index, "Email", `plain-${index}`, nothing)
      ) : (
        <contestant.Field key={index} label="Email" id={`other-${index}`} onChange={nothing} />
      ),
    ),
};
export type Kind = keyof typeof kinds;

/** What the page lets the bench do, one step at a time: it takes the processor time of each. */
export interface Race {
  /** Makes an empty place for one contestant; it brings its styles and set-up. */
  prepare: (name: string, kind: Kind) => void;
  /** All of them, from nothing. */
  mount: () => void;
  /** Once more, with the same props. */
  same: () => void;
  clear: () => void;
}

/** The race of these. */
export function raceOf(contestants: readonly Contestant[]): Race {
  let host = document.body;
  let draw: (full: boolean) => void = () => {};
  let clear = () => {};
  return {
    prepare: (name, kind) => {
      const contestant = contestants.find((each) => each.name === name) ?? plain;
      host = document.body.appendChild(document.createElement("div"));
      const root = createRoot(host);
      const Frame = contestant.Frame ?? (({ children }: { children: ReactNode }) => children);
      draw = (full) => flushSync(() => root.render(<Frame>{full ? kinds[kind](contestant) : null}</Frame>));
      clear = () => {
        const drawn = host.querySelectorAll(kind === "buttons" ? "button" : "input").length;
        flushSync(() => root.unmount());
        host.remove();
        if (drawn !== count) throw new Error(`${name} drew ${drawn}`);
      };
      draw(false);
      Reflect.get(window, "gc")?.();
    },
    mount: () => draw(true),
    same: () => draw(true),
    clear: () => clear(),
  };
}
