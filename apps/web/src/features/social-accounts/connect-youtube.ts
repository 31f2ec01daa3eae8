import { youtubeAuth } from "@trellis/contract/youtube";
import { api } from "../../platform/api.ts";
import { leaveFor } from "../../platform/page.ts";

/** Goes to YouTube's consent page, from any screen. Rejects if the server can't provide its address. */
export const connectYoutube = async (): Promise<void> => leaveFor((await api(youtubeAuth, {})).authUrl);
