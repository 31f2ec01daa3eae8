import type { EarlyReplies } from "./src/platform/early-reply.ts";
import type { GreetingTexts } from "./src/prerender.tsx";
import type { fullDate as FullDate } from "./src/text/plain-format.ts";

/**
 * Runs at the end of a prerendered page: shows it in the visitor's language, unless the visitor has a session or the
 * history entry has state. Records what the visitor types and does until React listens, and then replays it. It is
 * serialized into the page, so it must not refer to anything outside itself.
 */
export function showPrerendered(): void {
  const page = document.documentElement;
  const root = document.getElementById("root");
  const markup = document.querySelector<HTMLScriptElement>(`script[lang="${page.lang}"]`);
  const hasState = Boolean((history.state as { usr?: unknown } | null)?.usr);
  if (root && markup && page.dataset["session"] === undefined && !hasState) root.innerHTML = markup.text;
  for (const each of document.querySelectorAll("script[lang]")) each.remove();

  const typed = new Map<HTMLInputElement, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  let act: (() => void) | undefined;
  const keep = (event: Event) => {
    const { target, type } = event;
    if (type === "submit") event.preventDefault();
    if (type === "submit" && target instanceof HTMLFormElement) act = () => target.requestSubmit();
    const button =
      type === "click" && target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
    if (button) act = () => button.click();
    if (type === "input" && target instanceof HTMLInputElement) typed.set(target, target.value);
    if (type === "change" && target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  const types = ["submit", "click", "input", "change"];
  for (const type of types) document.addEventListener(type, keep, true);
  const tell = (element: HTMLElement, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
  const replay = () => {
    for (const type of types) document.removeEventListener(type, keep, true);
    // React overrides the value setter of each input. Use the native setter, so that React handles the change like typing.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    for (const [input, text] of typed) {
      value?.set?.call(input, text);
      tell(input, "input");
    }
    for (const [select, option] of chosen) {
      select.value = option;
      tell(select, "change");
    }
    act?.();
  };
  addEventListener("trellis:settled", replay, { once: true });
}

/** The part of a plan that the frame shows, not yet validated. */
interface Plan {
  weeklyPlans?: { tasks?: { task?: string; description?: string; completed?: boolean }[] }[];
}

/**
 * Runs at the end of the prerendered page of a subscriber: shows its frame in the user's language until React renders the
 * page, and fills in the user's data when the server has sent it. It is serialized into the page, so it must not refer to
 * anything outside itself.
 */
export function showFrame(
  { path, hasDate, hasPlan }: { path: string; hasDate: boolean; hasPlan: boolean },
  texts: GreetingTexts,
  partOfDay: (hour: number) => "morning" | "afternoon" | "evening",
  shortNameOf: (name: string) => string,
  fullDate: typeof FullDate,
): void {
  const page = document.documentElement;
  const find = (more = "") => document.querySelector<HTMLScriptElement>(`script[lang="${page.lang}"]${more}`);
  const markup = find();
  const disconnected = find("[data-disconnected]");
  const root = document.getElementById("root");
  const isHere = location.pathname.toLowerCase().replace(/(.)\/+$/, "$1") === path;
  const { early } = globalThis as { early?: EarlyReplies };
  const words = texts[page.lang];
  if (markup && root && words && isHere && early) {
    // The frame does not react to input yet, so hide it from the keyboard and assistive technology.
    const frame = document.createElement("div");
    frame.dataset["firstFrame"] = "";
    frame.inert = true;
    frame.ariaHidden = "true";
    frame.innerHTML = markup.text;
    const status = document.createElement("p");
    status.role = "status";
    status.textContent = words.loading;
    root.append(frame, status);

    const fill = (selector: string, text: string) => {
      const element = frame.querySelector<HTMLElement>(selector);
      if (!element) return;
      if (element.lastChild) element.lastChild.textContent = text;
      element.dataset["known"] = "";
    };
    const now = new Date();
    if (hasDate) fill('[data-part="eyebrow"]', fullDate(words.date, now));
    const readPlan = async (reply: Response) => {
      const { weeklyPlans } = (await reply.clone().json()) as Plan;
      const next = weeklyPlans?.flatMap(({ tasks = [] }) => tasks).find(({ completed }) => !completed);
      if (!next) return;
      fill('[data-part="task"] h2', next.task ?? "");
      fill('[data-part="task"] p', next.description ?? "");
    };
    const complete = (user: Record<string, unknown>) => {
      if (!user["isSubscribed"]) return root.replaceChildren();
      if (disconnected && !user["youtubeConnected"]) return void (frame.innerHTML = disconnected.text);
      if (hasPlan) for (const { reply } of early.replies.values()) void reply.then(readPlan).catch(() => undefined);
      const textOf = (sent: unknown) => (typeof sent === "string" ? sent : "");
      const name = shortNameOf(textOf(user["fullname"]) || textOf(user["name"]));
      const greeting = words[partOfDay(now.getHours())];
      const title = name
        ? words.withName.replace("{{greeting}}", () => greeting).replace("{{name}}", () => name)
        : greeting;
      const heading = frame.querySelector<HTMLElement>("h1[style]");
      heading?.style.setProperty("--title-length", String(Math.max(16, title.length)));
      return fill("h1[style]", title);
    };
    void early.user.then((user) => user && complete(user));
  }
  for (const each of document.querySelectorAll("script[lang]")) each.remove();
}
