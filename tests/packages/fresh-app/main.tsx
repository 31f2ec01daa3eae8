import "@trellis/ui/theme.css";
import { StrictMode, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Extras, Subject } from "../../ui/conformance/components.tsx";
import { insideParts } from "../../ui/conformance/inside-parts.tsx";
import { parts } from "../../ui/conformance/parts.ts";
import { lookOf } from "./look.ts";
import type { Probed } from "./stage.ts";

type Part = Pick<Subject, "name" | "control"> & { render: (extras: Extras) => ReactNode };

const all = new Map<string, Part>([...insideParts, ...parts].map((part) => [part.name, part]));
const own = new Set(parts.map(({ name }) => name));
const place = document.querySelector("#root") ?? document.body;
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** What a component leaves behind must be nothing. */
const traces = () =>
  JSON.stringify([
    document.body.childElementCount,
    document.body.style.cssText,
    document.documentElement.style.cssText,
  ]);

function complaintsAbout(part: Part, holder: Element, node: Element | null): string[] {
  const outermost = holder.firstElementChild;
  const target = part.control === undefined ? outermost : holder.querySelector(`${part.control}[data-probe]`);
  return [
    outermost?.classList.contains("callers") ? "" : "its outermost element has not the caller's class",
    outermost instanceof HTMLElement || outermost instanceof SVGElement ? "" : "it renders no element",
    node !== null && node === target ? "" : `ref reaches ${node?.tagName ?? "nothing"}, not its root or control`,
  ].filter(Boolean);
}

async function probe(name: string): Promise<Probed> {
  const part = all.get(name);
  if (!part) throw new Error(`There is no ${name}`);
  const before = traces();
  const holder = place.appendChild(document.createElement("div"));
  const root = createRoot(holder);
  let node: Element | null = null;
  const extras: Extras = { className: "callers", "data-probe": name, ref: (element) => void (node = element ?? node) };
  flushSync(() => root.render(<StrictMode>{part.render(own.has(name) ? extras : {})}</StrictMode>));
  await settled();
  const isModal = document.querySelector("dialog:modal") !== null;
  const complaints = own.has(name) ? complaintsAbout(part, holder, node) : [];
  const look = holder.firstElementChild ? lookOf(holder.firstElementChild) : [];
  flushSync(() => root.unmount());
  holder.remove();
  await settled();
  if (traces() !== before) complaints.push(`it leaves traces: ${before} before, ${traces()} after`);
  return { isModal, complaints, look };
}

async function show(names: readonly string[]): Promise<void> {
  shown.render(
    names.map((name) => (
      <div key={name} data-part={name} style={{ padding: 16 }}>
        {all.get(name)?.render({})}
      </div>
    )),
  );
  await settled();
}

const shown = createRoot(place.appendChild(document.createElement("div")));
window.stage = { names: [...all.keys()], probe, show };
