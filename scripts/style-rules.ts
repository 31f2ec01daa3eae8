// Lint rules for components and their styles, loaded by oxlint.config.ts.
import type { RuleTester } from "oxlint/plugins-dev";
import { tokenNames } from "../packages/ui/src/theme/tokens.ts";

// oxlint exports no types for rules, so take them from its rule tester.
type Rule = Parameters<RuleTester["run"]>[1];
type Create = NonNullable<Rule["create"]>;
type Visitor = ReturnType<Create>;
type Ranged = Tagged | Tagged["tag"];
type Tagged = Parameters<NonNullable<Visitor["TaggedTemplateExpression"]>>[0];

const rule = (create: Create): Rule => ({ create });

/** The text of a template without its expressions. */
const textOf = (template: Tagged["quasi"]): string => template.quasis.map(({ value }) => value.raw).join("");

/** Visits `css`, `keyframes` and `styled` templates. */
const styles = (visit: (node: Tagged) => void): Visitor => ({
  TaggedTemplateExpression: (node) => {
    let tag: Tagged["tag"] = node.tag;
    while (tag.type === "MemberExpression" || tag.type === "CallExpression") {
      tag = tag.type === "MemberExpression" ? tag.object : tag.callee;
    }
    if (tag.type === "Identifier" && ["css", "keyframes", "styled"].includes(tag.name)) visit(node);
  },
});

const known = new Set(tokenNames);

/** Reports `var(--tr-…)` with a name that theme.css doesn't define. */
const knownTokens = rule((context) => {
  const check = (node: Ranged, text: string) => {
    for (const [, name = ""] of text.matchAll(/var\(--tr-([\w-]+)/g)) {
      if (!known.has(name)) context.report({ node, message: `Unknown token --tr-${name}.` });
    }
  };
  return {
    TemplateLiteral: (node) => check(node, textOf(node)),
    Literal: (node) => {
      if (typeof node.value === "string") check(node, node.value);
    },
  };
});

const rawColor = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|:\s*(?:white|black)\b/i;

/** Reports colors that are not tokens. In masks, black means opaque and is allowed. */
const noRawColors = rule((context) =>
  styles((node) => {
    const found = rawColor.exec(textOf(node.quasi).replaceAll(/mask[^;]*;/g, ""));
    if (found) context.report({ node, message: `Use a color token instead of ${found[0]}` });
  }),
);

const fixedLineHeight = /line-height:\s*[\d.]*[1-9][\d.]*px|\/\s*[\d.]+px var\(--tr-font/;

/** Reports line heights in pixels, with which the lines of enlarged text overlap. */
const relativeLineHeights = rule((context) =>
  styles((node) => {
    const found = fixedLineHeight.exec(textOf(node.quasi));
    if (found) context.report({ node, message: `Use a line height relative to the text size instead of ${found[0]}` });
  }),
);

/** Reports functions in styles: they make styled-components generate a class for every combination of props. */
const staticStyles = rule((context) =>
  styles((node) => {
    for (const expression of node.quasi.expressions) {
      if (/Function/.test(expression.type)) {
        context.report({ node: expression, message: "Use data attributes instead of functions in styles." });
      }
    }
  }),
);

/** Reports components that use React hooks without "use client", which server components could not import. */
const useClient = rule((context) => ({
  Program: (program) => {
    const [first] = program.body;
    if (first?.type === "ExpressionStatement" && first.directive === "use client") return;
    for (const node of program.body) {
      if (node.type !== "ImportDeclaration" || node.source.value !== "react") continue;
      const hook = node.specifiers.find(({ local }) => /^use[A-Z]/.test(local.name));
      if (hook) context.report({ node: hook, message: `Add "use client": the file uses ${hook.local.name}.` });
    }
  },
}));

/** Reports props of exported interfaces without a doc comment. */
const documentedProps = rule((context) => ({
  ExportNamedDeclaration: ({ declaration }) => {
    if (declaration?.type !== "TSInterfaceDeclaration") return;
    for (const member of declaration.body.body) {
      if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") continue;
      const comment = context.sourceCode.getCommentsBefore(member).at(-1);
      if (comment?.type !== "Block" || !comment.value.startsWith("*")) {
        context.report({ node: member, message: "Add a one-line doc comment: editors show it to users." });
      }
    }
  },
}));

const plugin: { meta: { name: string }; rules: Readonly<Record<string, object>> } = {
  meta: { name: "style" },
  rules: {
    "known-tokens": knownTokens,
    "no-raw-colors": noRawColors,
    "relative-line-heights": relativeLineHeights,
    "static-styles": staticStyles,
    "use-client": useClient,
    "documented-props": documentedProps,
  },
};
export default plugin;
