import { sandboxGrant } from "@trellis/contract/sign-in-providers";
import { is } from "valibot";
import { type AskGoogle, GoogleFailed } from "./google.ts";
import { pageLanguage } from "./language.ts";
import { webAddress } from "./web-address.ts";

const size = { width: 460, height: 640 };
const pollIntervalMs = 250;

/** Opens our own server’s sign-in window, which offers test users. */
export const askSandbox =
  (pageUrl: string): AskGoogle =>
  () => {
    const address = webAddress(pageUrl);
    if (address === undefined) return Promise.reject(new GoogleFailed("off"));
    const page = new URL(address);
    page.searchParams.set("origin", location.origin);
    page.searchParams.set("language", pageLanguage());
    const left = screenX + (outerWidth - size.width) / 2;
    const top = screenY + (outerHeight - size.height) / 2;
    const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
    const opened = open(page, "trellis-google", features);
    if (!opened) return Promise.reject(new GoogleFailed("blocked"));

    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === opened && origin === page.origin && is(sandboxGrant, data)) resolve(data.accessToken);
    };
    let wasClosed = false;
    const poll = setInterval(() => {
      // Wait one more interval: the window may have posted its message just before closing.
      if (wasClosed) reject(new GoogleFailed("closed"));
      wasClosed = opened.closed;
    }, pollIntervalMs);
    addEventListener("message", onMessage);
    return promise.finally(() => {
      removeEventListener("message", onMessage);
      clearInterval(poll);
    });
  };
