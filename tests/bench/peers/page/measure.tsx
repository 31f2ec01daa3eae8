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

/** The steps that the bench runs and measures one by one. */
export interface Race {
  /** Creates an empty container for a contestant and loads its styles. */
  prepare: (name: string, kind: Kind) => void;
  /** Mounts all elements. */
  mount: () => void;
  /** Renders again with the same props. */
  same: () => void;
  clear: () => void;
}

/** Creates the steps for these contestants. */
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
