import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LegalDialogProps } from "./legal-dialog.section.tsx";

const LegalDialog = lazy(async () => ({
  default: (await import("./legal-dialog.section.tsx")).LegalDialog,
}));

/** Opens the terms or the privacy policy. Render `dialog`; its code is loaded on first use. */
export function useLegal(): { openPaper: (paper: LegalDialogProps["paper"]) => void; dialog: ReactNode } {
  const [paper, setPaper] = useState<LegalDialogProps["paper"]>();
  const [isOpen, setOpen] = useState(false);
  return {
    openPaper: (wanted) => {
      setPaper(wanted);
      setOpen(true);
    },
    dialog: paper && (
      <Suspense>
        <LegalDialog paper={paper} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
