import type { NavigateFunction } from "react-router-dom";
import { assistantPanelStore } from "../features/chat/assistant-panel-store.ts";
import type { PaletteActions } from "../features/navigation/palette.tsx";
import { paths } from "../paths.ts";
import { showFailureToast } from "../platform/failure-toast.ts";

/** What the palette passes to content creation. */
export interface CaptionRequest {
  /** Topic of the caption; empty to keep the topic in the form. */
  caption: string;
}

async function connectYoutube(): Promise<void> {
  const { connectYoutube: connect } = await import("../features/social-accounts/connect-youtube.ts");
  await connect();
}

/** Returns the command palette's actions that other features carry out. */
export const paletteActions = (navigate: NavigateFunction): PaletteActions => ({
  onAsk: (text) => assistantPanelStore.ask(text),
  onWrite: (topic) => void navigate(paths.creation, { state: { caption: topic } satisfies CaptionRequest }),
  onConnectYoutube: () => void connectYoutube().catch((failure: unknown) => showFailureToast(failure)),
});
