import "@trellis/ui/theme.css";
import { StrictMode, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Extras, Subject } from "../../ui/conformance/components.tsx";
import { insideParts } from "../../ui/conformance/inside-parts.tsx";
import { parts } from "../../ui/conformance/parts.ts";
import { computedStylesOf } from "./computed-styles.ts";
import type { ProbeResult } from "./stage.ts";

type Part = Pick<Subject, "name" | "control" | "refOn"> & { render: (extras: Extras) => ReactNode };

const all = new Map<string, Part>([...insideParts, ...parts].map((part) => [part.name, part]));
const own = new Set(parts.map(({ name }) => name));
const container = document.querySelector("#root") ?? document.body;
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Snapshot of global state that components must restore. */
const globalState = () =>
  JSON.stringify([
    document.body.childElementCount,
    document.body.style.cssText,
    document.documentElement.style.cssText,
  ]);

function findProblems(part: Part, holder: Element, node: Element | null): string[] {
  const outermost = holder.firstElementChild;
  const target = part.control === undefined ? outermost : holder.querySelector(`${part.control}[data-probe]`);
  return [
    outermost?.classList.contains("callers") ? "" : "the outermost element lacks the caller's class",
    outermost instanceof HTMLElement || outermost instanceof SVGElement ? "" : "renders no element",
    node !== null && (part.refOn === undefined ? node === target : node.matches(part.refOn))
      ? ""
      : `ref is set to ${node?.tagName ?? "nothing"}, not its root or control`,
  ].filter(Boolean);
}

async function probe(name: string): Promise<ProbeResult> {
  const part = all.get(name);
  if (!part) throw new Error(`Unknown component: ${name}`);
  const before = globalState();
  const holder = container.appendChild(document.createElement("div"));
  const root = createRoot(holder);
  let node: Element | null = null;
  const extras: Extras = { className: "callers", "data-probe": name, ref: (element) => void (node = element ?? node) };
  flushSync(() => root.render(<StrictMode>{part.render(own.has(name) ? extras : {})}</StrictMode>));
  await nextFrame();
  const isModal = document.querySelector("dialog:modal") !== null;
  const problems = own.has(name) ? findProblems(part, holder, node) : [];
  const styles = holder.firstElementChild ? computedStylesOf(holder.firstElementChild) : [];
  flushSync(() => root.unmount());
  holder.remove();
  await nextFrame();
  if (globalState() !== before) problems.push(`changes global state: ${before} before, ${globalState()} after`);
  return { isModal, problems, styles };
}

async function show(names: readonly string[]): Promise<void> {
  shown.render(
    names.map((name) => (
      <div key={name} data-part={name} style={{ padding: 16 }}>
        {all.get(name)?.render({})}
      </div>
    )),
  );
  await nextFrame();
}

const shown = createRoot(container.appendChild(document.createElement("div")));
window.stage = { names: [...all.keys()], probe, show };
