import { assistantPanelStore } from "./assistant-panel-store.ts";

/** Opens the assistant and, unless the text is blank, asks it. The chat's code is loaded for the first question. */
export async function askFromAnywhere(question: string): Promise<void> {
  assistantPanelStore.open();
  if (question.trim() === "") return;
  const { chat } = await import("./chat.ts");
  await chat.send(question);
}
