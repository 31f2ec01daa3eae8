import { fileURLToPath } from "node:url";
import { createGenerator, ExposeNodeParser } from "ts-json-schema-generator";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The path of the generated schema. */
export const schemaPath = pathOf("../tests/providers/stripe/schema.json");

type Name = (this: unknown, node: { getSourceFile(): { fileName: string } }, context: unknown) => string;

/** Adds the folder to the names of types, because the package has Card and Issuing.Card, for example. */
function nameByFolder(): void {
  const { prototype } = ExposeNodeParser as unknown as { prototype: { getDefinitionName: Name } };
  const original = prototype.getDefinitionName;
  prototype.getDefinitionName = function getDefinitionName(node, context) {
    const name = original.call(this, node, context);
    const [, path = ""] = /stripe\/(?:cjs|esm)\/resources\/(.*)\.d\.ts$/.exec(node.getSourceFile().fileName) ?? [];
    return [...path.split("/").slice(0, -1), name].join(".");
  };
}

/** Returns a JSON Schema of the requests to Stripe, generated from the types of the `stripe` package. */
export function stripeRequestsSchema(): string {
  nameByFolder();
  const generator = createGenerator({
    path: pathOf("../tests/providers/stripe/requests.ts"),
    tsconfig: pathOf("../tsconfig.tools.json"),
    type: "Requests",
    skipTypeCheck: true,
    expose: "all",
    jsDoc: "none",
    additionalProperties: false,
    sortProps: true,
  });
  const { definitions } = generator.createSchema("Requests");
  // The package accepts any string where Stripe adds values over time; the stand-in accepts only documented values.
  const text = JSON.stringify({ definitions: { ...definitions, OtherString: { not: {} } } });
  // The generator names anonymous types after positions in files, which differ between machines.
  const names = new Map<string, string>();
  const named = text.replaceAll(/def-[a-z]+-[\d-]*\d/g, (name) => {
    if (!names.has(name)) names.set(name, `unnamed-${names.size + 1}`);
    return names.get(name) ?? name;
  });
  return `${named}\n`;
}
