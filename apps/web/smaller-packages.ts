import type { Plugin } from "vite";

/** Edits of the files of packages that let the bundler drop code that the app doesn't use. */
const edits: readonly { file: RegExp; changes: readonly [from: RegExp, to: string][] }[] = [
  {
    // Its components are kept even if nothing uses them: the bundler can't know that these calls and names have no effect.
    file: /node_modules.react-router.dist.+\.mjs$/,
    changes: [
      [/^\w+\.displayName = .*;$/gm, ""],
      [
        /(?<=^var RenderErrorBoundary = class extends React\d*\.Component \{)$/m,
        "static contextType = RSCRouterContext;",
      ],
      [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ""],
      [/(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, "/* @__PURE__ */ "],
      [/(?<=^var ENABLE_DEV_WARNINGS = )true/m, "false"],
    ],
  },
  {
    // styled-components adds vendor prefixes only on request, and the app never requests them.
    file: /node_modules.stylis.src.Prefixer\.js$/,
    changes: [[/^[^]*$/, "export const prefix = (value) => value;"]],
  },
];

const iconImport = /import \{([^}]+)\} from "lucide-react";/g;

/** The file of an icon: "Share2" is in share-2. */
const iconFile = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-").toLowerCase();

/** Imports each icon from its own file, so that the imports show which page needs it (chunk-groups.ts). */
const importIcons = (names: string): string =>
  names
    .split(",")
    .map((each) => each.trim().split(" as "))
    .map(([name = "", local = name]) => `import ${local} from "lucide-react/icons/${iconFile(name)}";`)
    .join("");

/** Makes the code of packages smaller in builds. */
export function smallerPackagesPlugin(): Plugin {
  return {
    name: "trellis:smaller-packages",
    apply: "build",
    transform: {
      filter: { id: [...edits.map(({ file }) => file), /(?:apps.web|packages.ui).src.*\.tsx$/] },
      handler(code, id) {
        const { changes = [] } = edits.find(({ file }) => file.test(id)) ?? {};
        const changed = changes.reduce((text, [from, to]) => text.replace(from, to), code);
        const own = changed.replaceAll(iconImport, (_, names: string) => importIcons(names));
        return own === code ? undefined : { code: own, map: null };
      },
    },
  };
}
