import { createSandboxYoutube } from "@trellis/providers/sandbox-youtube/sandbox-youtube";
import { youtubeEndpoints } from "@trellis/providers/youtube/endpoints";
import { createYoutube } from "@trellis/providers/youtube/youtube";
import type { Ports } from "@trellis/server-core/ports";
import type { Youtube } from "@trellis/server-core/ports/youtube";
import type { Environment } from "../environment.ts";
import { youtubeCallbackAddress } from "../routes/youtube-callback.ts";

const none: Ports["pages"] = new Map();

/**
 * Returns the YouTube adapter if a client is configured, otherwise the sandbox or, in production, an adapter that is
 * turned off, because the sandbox's numbers would look real.
 */
export function openYoutube(environment: Environment): Pick<Ports, "youtube" | "pages"> {
  const { youtube: client, publicUrl, port, googleClientId, isProduction } = environment;
  if (client === undefined) return isProduction ? { youtube: off, pages: none } : createSandboxYoutube();
  const youtube = createYoutube({
    ...client,
    redirectUri: (publicUrl ?? `http://localhost:${port}`) + youtubeCallbackAddress,
    endpoints: youtubeEndpoints,
    fetch: (request) => fetch(request),
    revokes: client.clientId !== googleClientId,
  });
  return { youtube, pages: none };
}

const notSetUp = async (): Promise<never> => {
  throw new Error("YouTube is not set up");
};

const off: Youtube = {
  kind: "off",
  consentUrl: () => "",
  redeem: notSetUp,
  read: notSetUp,
  refresh: notSetUp,
  revoke: notSetUp,
};
