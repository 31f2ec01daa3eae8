import { use } from "react";

/** An entry of Storybook’s index. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
}

let index: Promise<Entry[]> | undefined;

/** Suspends until the index is loaded, and returns the stories whose title starts with `start`. */
export function useStories(start: string): Entry[] {
  index ??= fetch(new URL("index.json", document.baseURI))
    .then((reply) => reply.json() as Promise<{ entries: Record<string, Entry> }>)
    .then(({ entries }) => Object.values(entries).filter(({ type }) => type === "story"));
  return use(index).filter(({ title }) => title.startsWith(start));
}

/** Returns the URL of a story, either in Storybook or on its own, for a frame. */
export const storyUrl = (id: string, globals: string, isAlone: boolean): string =>
  isAlone
    ? `iframe.html?id=${id}&viewMode=story&embed=true&globals=${globals}`
    : `./?path=/story/${id}&globals=${globals}`;
