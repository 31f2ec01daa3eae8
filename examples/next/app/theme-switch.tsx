"use client";
import { Button } from "@trellis/ui/button";

/** Switches to the dark theme and stores the choice for the script in the layout. */
export function ThemeSwitch() {
  const darken = () => {
    document.documentElement.dataset.theme = "dark";
    localStorage.setItem("theme", "dark");
  };
  return (
    <Button variant="secondary" onClick={darken}>
      Dark theme
    </Button>
  );
}
