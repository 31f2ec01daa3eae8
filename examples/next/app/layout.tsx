import "@trellis/ui/theme.css";
import type { ReactNode } from "react";
import { StyleRegistry } from "./style-registry";

export const metadata = { title: "Trellis components in Next.js" };

// Runs before the first paint, so that a stored theme doesn't flash.
const restoreTheme = `try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: restoreTheme }} />
      </head>
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
