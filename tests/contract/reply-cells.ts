import type { Call } from "@trellis/contract/call";
import { type CallName, calls } from "@trellis/contract/calls";
import { send } from "@trellis/contract/client";
import { examples } from "@trellis/contract/examples";

/** The way a client reads a reply. `item left out`: the list has one item fewer. */
export type Outcome = "ok" | "rejected" | "item left out" | "mixed";

/** A reply to a call with every field, under one set of names. */
export interface Sample {
  title: string;
  call: Call;
  reply: unknown;
}

/** A field of a reply, such as `weeklyPlans[].tasks[].day`, and the outcome if it is absent, null or of the wrong type. */
export interface FieldCells {
  path: string;
  absent: Outcome;
  null: Outcome;
  otherType: Outcome;
  /** Whether the client reads the same with `null` as without the field. */
  nullEqualsAbsent: boolean;
}

type Keys = readonly (string | number)[];

/** The reply to this call is a file, which the client does not parse. */
const download: CallName = "exportAccount";

/** A session has two sets of field names, and clients accept either. */
const { userData, accessToken, message } = examples.checkSession.reply as Record<string, unknown>;
const spellings = {
  "userData, accessToken": { userData, accessToken, message },
  "user, token": { user: userData, token: accessToken, message },
};
const sessionCalls: ReadonlySet<string> = new Set(["logIn", "passSecondFactor", "signInWithPasskey", "checkSession"]);

/** Sample replies to all calls except the download. */
export const samples: readonly Sample[] = Object.entries(calls)
  .filter(([name]) => name !== download)
  .flatMap(([name, call]): Sample[] =>
    sessionCalls.has(name)
      ? Object.entries(spellings).map(([names, reply]) => ({ title: `${name} (${names})`, call, reply }))
      : [{ title: name, call, reply: examples[name as CallName].reply }],
  );

/** Sends a call to a server that replies with this body. Returns what the client reads; `undefined` if it rejects it. */
async function read({ call }: Sample, body: BodyInit | null, status = 200): Promise<{ reply: unknown } | undefined> {
  const connection = {
    fetch: async () => new Response(body, { status }),
    origin: "https://trellis.test",
    token: () => null,
  };
  const bare: Call = { ...call, body: undefined, query: undefined };
  const reply = send(connection, bare, {});
  return reply.then(
    (parsed) => ({ reply: parsed }),
    () => undefined,
  );
}

const childrenOf = (value: unknown): [string | number, unknown][] => {
  // All items of a list have the same fields.
  if (Array.isArray(value)) return value.length > 0 ? [[0, value[0]]] : [];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
};

/** Returns the paths of all fields and first items. */
const pathsIn = (value: unknown, before: Keys = []): Keys[] =>
  childrenOf(value).flatMap(([key, child]) => [[...before, key], ...pathsIn(child, [...before, key])]);

const nameOf = (keys: Keys): string =>
  keys.map((key, place) => (key === 0 ? "[]" : place === 0 ? key : `.${key}`)).join("");

/** Returns a copy with the value at a path changed; `undefined` removes it. */
function changed(value: unknown, [key, ...rest]: Keys, replacement: unknown): unknown {
  const next = (child: unknown) => (rest.length === 0 ? replacement : changed(child, rest, replacement));
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, place) =>
      place === key ? (next(item) === undefined ? [] : [next(item)]) : [item],
    );
  }
  return { ...(value as object), [key as string]: next((value as Record<string, unknown>)[key as string]) };
}

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);
const oddValues: readonly unknown[] = ["odd", -7, true, ["odd"], { odd: 1 }];

/** Serializes a value with sorted keys and without nulls, because null and absent are the same for the app. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    kindOf(each) === "object"
      ? Object.fromEntries(Object.entries(each as object).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : (each ?? undefined),
  );

/** Returns how the client reads a reply if a field is absent, null or of the wrong type, for each of its fields. */
export async function cellsOf(sample: Sample): Promise<FieldCells[]> {
  const readWith = (keys: Keys, replacement: unknown) =>
    read(sample, JSON.stringify(changed(sample.reply, keys, replacement)));
  return Promise.all(
    pathsIn(sample.reply).map(async (keys): Promise<FieldCells> => {
      const item = keys.lastIndexOf(0);
      const shorter = item === -1 ? undefined : await readWith(keys.slice(0, item + 1), undefined);
      const outcomeOf = (result: { reply: unknown } | undefined): Outcome => {
        if (!result) return "rejected";
        return shorter && plain(result.reply) === plain(shorter.reply) ? "item left out" : "ok";
      };
      const original = kindOf(valueAt(sample.reply, keys));
      // A list in the place of an object is read as an object without fields.
      const odd = oddValues.filter(
        (each) => kindOf(each) !== original && !(original === "object" && Array.isArray(each)),
      );
      const outcomes = new Set(await Promise.all(odd.map(async (each) => outcomeOf(await readWith(keys, each)))));
      const [absent, nothing] = await Promise.all([readWith(keys, undefined), readWith(keys, null)]);
      const [first = "mixed"] = outcomes;
      return {
        path: nameOf(keys),
        absent: outcomeOf(absent),
        null: outcomeOf(nothing),
        otherType: outcomes.size === 1 ? first : "mixed",
        // A list without the item is shorter than one with null.
        nullEqualsAbsent: keys.at(-1) === 0 || plain(absent?.reply) === plain(nothing?.reply),
      };
    }),
  );
}

/** Bodies that a server may send instead of the reply to a call. */
export const bodies = {
  "extra fields": (reply: unknown) =>
    JSON.stringify(Array.isArray(reply) ? reply : { ...(reply as object), somethingNew: { a: 1 } }),
  empty: () => "",
  list: () => "[]",
  text: () => "OK",
  null: () => "null",
  true: () => "true",
  "HTML page": () => "<!doctype html><title>Sign in to this network</title>",
  "cut off": (reply: unknown) => JSON.stringify(reply).slice(0, -1),
} as const;
export type BodyName = keyof typeof bodies;

/** Returns how the client reads these bodies. */
export async function bodyCellsOf(sample: Sample): Promise<Record<BodyName, Outcome>> {
  const entries = Object.entries(bodies).map(
    async ([name, bodyFor]) => [name, (await read(sample, bodyFor(sample.reply))) ? "ok" : "rejected"] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<BodyName, Outcome>;
}
