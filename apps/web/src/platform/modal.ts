/**
 * Runs `work` while the modal dialog around an element is closed. A modal dialog covers everything else in the document and
 * makes it inert, so nobody could use what other scripts show there. What is inside the dialog keeps its state.
 */
export async function withoutModal<Result>(inside: Element | null, work: () => Promise<Result>): Promise<Result> {
  const dialog = inside?.closest("dialog");
  if (!dialog?.matches(":modal")) return work();
  dialog.close();
  try {
    return await work();
  } finally {
    if (dialog.isConnected && !dialog.open) dialog.showModal();
  }
}
