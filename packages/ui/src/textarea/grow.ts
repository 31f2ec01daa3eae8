/** As tall as what is written in it, for browsers that can't do this in CSS (`field-sizing`). */
export function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}
