import { paths } from "../paths.ts";
import { showFailureToast } from "../platform/failure-toast.ts";
import { askFromAnywhere } from "../features/chat/ask-assistant.ts";
import type { PaletteActions } from "../features/navigation/palette.tsx";

/** Runs the first part of an action, which loads code, and reports when that fails. */
const attempt = (work: () => Promise<void>) => void work().catch(showFailureToast);

/** Returns what the command palette does in other features, whose code is loaded on demand. */
export const paletteActions = (navigate: (path: string) => void): PaletteActions => ({
  onAsk: (text) => attempt(() => askFromAnywhere(text)),
  onWrite: (topic) =>
    attempt(async () => {
      const { writer } = await import("../features/creation/writer.ts");
      const { form } = writer.read();
      writer.change({ ...form, selectedTool: "caption", topic: topic || form.topic });
      navigate(paths.creation);
    }),
  onConnectYoutube: () =>
    attempt(async () => {
      const { connectYoutube } = await import("../features/social-accounts/connect-youtube.ts");
      await connectYoutube();
    }),
});
