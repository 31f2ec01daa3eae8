import { createPreviewAnnotations } from "msw-storybook-addon/preview";
import type { MswApi } from "msw-storybook-addon/types";
import type { StoryContext } from "storybook/internal/types";
import { http, type RequestHandler } from "msw";
import { token } from "../apps/web/src/platform/token.ts";
import { toastQueue } from "../apps/web/src/platform/toast.ts";
import type { WorldGlobals } from "./globals.ts";
import { inEnglish } from "./in-language.ts";
import { loadTexts, setLanguage } from "./language.ts";
import { openApp } from "./open-app.ts";
import { withoutTimeouts } from "./toast-timeouts.ts";
import { startWorker, unhandledRequests } from "./worker.ts";
import { createHandler, createWorld, withGlobals, type WorldParameters } from "./world.ts";

// Toasts stay open in stories, so that slow tests don't miss them.
Object.assign(toastQueue, withoutTimeouts({ ...toastQueue }));

let texts: Promise<void> | undefined;

/** MSW’s addon is registered here, because in the preview it would load MSW for every story. */
const starts = [createPreviewAnnotations(startWorker).beforeEach ?? []].flat();

interface OpenedWorld {
  handler: RequestHandler;
  /** Returns the session token, or `null` for a visitor. It can send requests, so register the handler first. */
  signIn: () => Promise<string | null>;
}

async function openStoryWorld(options: WorldParameters): Promise<OpenedWorld> {
  const world = await createWorld(options);
  return { handler: createHandler(world, options), signIn: async () => world.token };
}

/** Opens the demo’s server with the state of earlier visits. */
async function openKeptWorld(): Promise<OpenedWorld> {
  const [{ createKeptServer }, { signInAs }] = await Promise.all([
    import("../demo/kept-server.ts"),
    import("../demo/demo-bar.tsx"),
  ]);
  const serve = createKeptServer("storybook", location.origin);
  const signIn = async () => {
    await signInAs("creator");
    return token.read();
  };
  return { handler: http.all("*/api/v1/*", ({ request }) => serve(request)), signIn };
}

/** Creates the mock server of a story, in the toolbar’s language, and opens the app if the story shows it. */
export async function openWorld(context: StoryContext & { msw?: MswApi }): Promise<() => void> {
  const { parameters, globals } = context;
  // Storybook types parameters and globals only as records.
  const chosen = globals as unknown as WorldGlobals & { locale: Parameters<typeof setLanguage>[0] };
  const options = withGlobals((parameters["world"] ?? {}) as WorldParameters, chosen);
  await Promise.all([...starts.map(async (start) => start(context)), (texts ??= loadTexts())]);
  const opened = await (options.isKept ? openKeptWorld() : openStoryWorld(options));
  // Drops the toasts of the previous story.
  toastQueue.subscribe(() => undefined)();
  // Not when a story ends, because its app still sends requests until Storybook unmounts it.
  context.msw?.resetHandlers();
  context.msw?.use(opened.handler);
  unhandledRequests.splice(0);
  await setLanguage(chosen.locale);
  context.canvas = inEnglish(context.canvas);
  return options.path === undefined ? () => undefined : openApp(options.path, await opened.signIn());
}

/** Throws if the story sent requests that no handler answered. */
export function checkRequests(): void {
  const requests = unhandledRequests.splice(0);
  if (requests.length > 0) throw new Error(`Unhandled requests: ${requests.join(", ")}`);
}
