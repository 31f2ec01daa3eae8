import { lazy, type ReactNode, Suspense, useState } from "react";
import { env } from "../../platform/env.ts";
import type { LegalDialogProps } from "./legal-dialog.section.tsx";

const LegalDialog = lazy(async () => ({
  default: (await import("./legal-dialog.section.tsx")).LegalDialog,
}));

/** Opens the terms or the privacy policy. Render `dialog`; its code is loaded on first use. */
export function useLegal(): { openDocument: (document: LegalDialogProps["document"]) => void; dialog: ReactNode } {
  const [document, setDocument] = useState<LegalDialogProps["document"]>();
  const [isOpen, setOpen] = useState(false);
  return {
    openDocument: (wanted) => {
      setDocument(wanted);
      setOpen(true);
    },
    dialog: document && (
      <Suspense>
        <LegalDialog document={document} operator={env.operator} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
