import { basePath } from "@trellis/contract/call";
import { youtubeCallbackPath } from "@trellis/contract/youtube";
import { devPageFiles } from "@trellis/server-core/dev-page";
import type { Youtube } from "@trellis/server-core/ports/youtube";
import { sandboxAddress, sandboxReport } from "./channel.ts";
import { consentPage, sandboxCode } from "./page.ts";
import { channelPicture, videoPicture } from "./pictures.ts";

/** The sandbox's refresh token. */
export const sandboxRefreshToken = "sandbox-channel";

/**
 * Simulates YouTube: a consent page that identifies itself as a sandbox, and a channel with a month of fictional
 * numbers.
 */
export function createSandboxYoutube(): {
  youtube: Youtube;
  pages: ReadonlyMap<string, (request: Request) => Response>;
} {
  const youtube: Youtube = {
    kind: "sandbox",
    consentUrl: ({ state, language }) => `${sandboxAddress}?${new URLSearchParams({ state, language })}`,
    redeem: async (code) => {
      if (code !== sandboxCode) throw new Error("unknown authorization code");
      return sandboxRefreshToken;
    },
    read: async (key, now) => (key === sandboxRefreshToken ? sandboxReport(now) : null),
    refresh: async (key) => key === sandboxRefreshToken,
    revoke: async () => undefined,
  };
  const pages = new Map<string, (request: Request) => Response>([
    ...devPageFiles,
    [sandboxAddress, (request) => consentPage(request, basePath + youtubeCallbackPath)],
    [`${sandboxAddress}/channel.svg`, channelPicture],
    [`${sandboxAddress}/video.svg`, videoPicture],
  ]);
  return { youtube, pages };
}
