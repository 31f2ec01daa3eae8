const query = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;

/** Replaces each `prefers-reduced-motion` condition with one that has the same result as if the user preferred it. */
const asReduced = (media: string): string =>
  media.replaceAll(query, (_, wanted) => (wanted === "no-preference" ? "(width < 0px)" : "(width >= 0px)"));

/** The media rules that were changed, with their original text. */
const changed = new Map<CSSMediaRule, string>();
// oxlint-disable-next-line typescript/unbound-method -- each call passes a style sheet as `this`
const { insertRule } = CSSStyleSheet.prototype;
const { matchMedia } = globalThis;

function reduceRules(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("prefers-reduced-motion")) {
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = asReduced(rule.media.mediaText);
    }
    if (rule instanceof CSSGroupingRule) reduceRules(rule.cssRules);
  }
}

const reduceAll = (): void => {
  for (const sheet of document.styleSheets) reduceRules(sheet.cssRules);
};

/** Watches for style elements, which styled-components adds in development. */
const observer = new MutationObserver(reduceAll);

/** Makes style sheets and scripts behave as if the user preferred reduced motion, or restores the user's setting. */
export function setReducedMotion(isReduced: boolean): void {
  observer.disconnect();
  for (const [rule, media] of changed) rule.media.mediaText = media;
  changed.clear();
  CSSStyleSheet.prototype.insertRule = insertRule;
  globalThis.matchMedia = matchMedia;
  if (!isReduced) return;
  reduceAll();
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  globalThis.matchMedia = (media) => matchMedia.call(globalThis, asReduced(media));
  CSSStyleSheet.prototype.insertRule = function insertReduced(rule, index) {
    const place = insertRule.call(this, rule, index);
    const inserted = this.cssRules[place];
    if (inserted) reduceRules([inserted]);
    return place;
  };
}
