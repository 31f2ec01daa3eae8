import type { Page } from "@playwright/test";

/** Returns every string that is visible on the page or read out by a screen reader. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) words.add(walker.currentNode.nodeValue ?? "");
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]")) {
      for (const name of ["aria-label", "alt", "title", "placeholder"]) words.add(element.getAttribute(name) ?? "");
    }
    return [...words].map((word) => word.trim()).filter((word) => /\p{L}{2}/u.test(word));
  });

/** Returns the strings that are cut off, past the edge of the page or outside their box. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const judge = (text: Node, owner: Element) => {
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // Glyph boxes are taller than the line box.
      const slack = Number.parseFloat(getComputedStyle(owner).fontSize) * 0.35;
      const report = (how: string) => found.add(`${how}: ${text.nodeValue?.trim()}`);
      let hasBox = false;
      // Text in a scroll container can be scrolled into view.
      let [scrollsX, scrollsY] = [false, false];
      for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
        if (isHidden(around)) return;
        const { display, overflowX, overflowY, position } = getComputedStyle(around);
        if (display === "inline" || display === "contents") continue;
        const box = around.getBoundingClientRect();
        const isPast = left < box.left - 1.5 || right > box.right + 1.5;
        if (!hasBox && isPast && overflowX === "visible") report("out of its box");
        hasBox = true;
        scrollsX ||= /auto|scroll/.test(overflowX);
        scrollsY ||= /auto|scroll/.test(overflowY);
        if (!scrollsX && /hidden|clip/.test(overflowX) && isPast) report("cut off");
        const isUnder = top < box.top - slack || bottom > box.bottom + slack;
        if (!scrollsY && /hidden|clip/.test(overflowY) && isUnder) report("cut off");
        if (position === "fixed") break;
      }
      if (!scrollsX && (left < -1 || right > innerWidth + 1)) report("past the edge");
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const owner = text.parentElement;
      if (!text.nodeValue?.trim() || !owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (owner.closest("option, select, svg, textarea, script, style")) continue;
      // A label that is hidden from assistive technology, such as one of an axis, is written out elsewhere.
      if (owner.closest('[aria-hidden="true"]') && getComputedStyle(owner).textOverflow === "ellipsis") continue;
      judge(text, owner);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth - innerWidth} px too wide`);
    return [...found];
  });
