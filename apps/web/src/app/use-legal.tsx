import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LegalDialogProps } from "../features/legal/legal-dialog.section.tsx";

const LegalDialog = lazy(async () => ({
  default: (await import("../features/legal/legal-dialog.section.tsx")).LegalDialog,
}));

/** The terms and the privacy policy, fetched when someone wants to read them: how to open one, and where it shows. */
export function useLegal(): { read: (paper: LegalDialogProps["paper"]) => void; dialog: ReactNode } {
  const [paper, setPaper] = useState<LegalDialogProps["paper"]>();
  const [isOpen, setOpen] = useState(false);
  return {
    read: (wanted) => {
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
