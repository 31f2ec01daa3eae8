import { __PRIVATE__ } from "styled-components";

// Import this file before any component: the order of the components decides where their styles are.

/** Ends each rule and each marker of a prerendered sheet. */
const separator = "/*!sc*/";
/** Follows the rules of a component, with its id and the names of its classes. */
const marker = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/;

/** The styles of a component, in the order of the sheet. */
interface Group {
  id: string;
  names: string[];
  /** Its rules, and its marker. */
  rules: string[];
}

/** Returns the components of a prerendered sheet. */
function groupsOf(css: string): Group[] {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const part of css.split(separator)) {
    const rule = part.trim();
    if (rule === "") continue;
    rules.push(rule);
    const [, id, names] = marker.exec(rule) ?? [];
    if (id === undefined || names === undefined) continue;
    groups.push({ id, names: names.split(",").filter(Boolean), rules });
    rules = [];
  }
  return groups;
}

/**
 * Keeps the prerendered styles. Without it, styled-components would replace their element with its own and insert
 * every rule again, and the browser would compute all styles of the page again.
 */
function adopt(style: HTMLStyleElement): void {
  const { sheet } = style;
  const groups = groupsOf(style.textContent);
  const count = groups.reduce((sum, { rules }) => sum + rules.length, 0);
  const { StyleSheet, mainSheet } = __PRIVATE__;
  if (sheet?.cssRules.length !== count) {
    // The browser dropped a rule that it does not know, so the positions of the others are unknown.
    style.dataset["styled"] = "";
    mainSheet.rehydrate();
    return;
  }
  const tag = mainSheet.getTag();
  document.querySelector('style[data-styled="active"]')?.remove();
  tag.tag = {
    length: count,
    insertRule: () => true,
    deleteRule: (index) => sheet.deleteRule(index),
    getRule: (index) => sheet.cssRules[index]?.cssText ?? "",
  };
  for (const { id, names, rules } of groups) {
    for (const name of names) mainSheet.registerName(id, name);
    tag.insertRules(StyleSheet.registerId(id), rules);
  }
  tag.tag.insertRule = (index, rule) => {
    try {
      sheet.insertRule(rule, index);
      return true;
    } catch {
      return false;
    }
  };
}

const style =
  typeof document === "undefined" ? null : document.querySelector<HTMLStyleElement>("style[data-prerendered]");
if (style) adopt(style);
