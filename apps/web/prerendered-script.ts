/**
 * Runs at the end of a prerendered page: shows it in the visitor's language, unless the visitor has a session. Until React
 * listens, it keeps what the visitor types and does. It is serialized into the page, so it must not refer to anything
 * outside itself.
 */
export function showPrerendered(): void {
  const page = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${page.lang}"]`);
  const hasState = Boolean((history.state as { usr?: unknown } | null)?.usr);
  if (template && page.dataset["session"] === undefined && !hasState)
    document.getElementById("root")?.append(template.content);
  for (const each of document.querySelectorAll("template")) each.remove();

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
    // React overrides the setter of an element to notice changes of its value; this one has to look like typing.
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
