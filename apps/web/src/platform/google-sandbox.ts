import { sandboxGrant } from "@trellis/contract/sign-in-providers";
import { is } from "valibot";
import { env } from "./env.ts";
import { type AskGoogle, GoogleFailed } from "./google.ts";
import { pageLanguage } from "./language.ts";

const size = { width: 460, height: 640 };
const beat = 250;

/** Asks in a window of our own server's, with made-up people to choose from. */
export const askSandbox =
  (pageUrl: string): AskGoogle =>
  () => {
    const page = new URL(pageUrl, env.apiOrigin);
    page.searchParams.set("origin", location.origin);
    page.searchParams.set("language", pageLanguage());
    const left = screenX + (outerWidth - size.width) / 2;
    const top = screenY + (outerHeight - size.height) / 2;
    const place = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
    const opened = open(page, "trellis-google", place);
    if (!opened) return Promise.reject(new GoogleFailed("blocked"));

    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === opened && origin === page.origin && is(sandboxGrant, data)) resolve(data.accessToken);
    };
    let wasClosed = false;
    const watch = setInterval(() => {
      // Its last words may still be on their way when the window has gone.
      if (wasClosed) reject(new GoogleFailed("closed"));
      wasClosed = opened.closed;
    }, beat);
    addEventListener("message", hear);
    return promise.finally(() => {
      removeEventListener("message", hear);
      clearInterval(watch);
    });
  };
