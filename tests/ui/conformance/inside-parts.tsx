import { AuthPlatforms, AuthTrellis } from "@trellis/ui/auth-art";
import { Button } from "@trellis/ui/button";
import * as glyphs from "@trellis/ui/glyph";
import { Bud, Flower, Lattice, Leaf, Vine } from "@trellis/ui/illustration";
import { Menu, MenuChoice, MenuItem, Submenu } from "@trellis/ui/menu";
import { SkipLink } from "@trellis/ui/skip-link";
import { ToastRegion } from "@trellis/ui/toast";
import { createToasts } from "@trellis/ui/toast-queue";
import type { ReactNode } from "react";

interface InsidePart {
  name: string;
  render: () => ReactNode;
}

const nothing = () => undefined;
const drawn = (name: string, shape: ReactNode): InsidePart => ({
  name,
  render: () => (
    <svg viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
      {shape}
    </svg>
  ),
});

function toastsWithNews() {
  const toasts = createToasts();
  toasts.success("Saved", "Week 2 is now at 57%.");
  return toasts;
}

/** Components that don't render their own outermost element: overlays and parts of other components. */
export const insideParts: readonly InsidePart[] = [
  ...Object.entries(glyphs).map(([name, Glyph]) => ({ name, render: () => <Glyph /> })),
  drawn("AuthPlatforms", <AuthPlatforms />),
  drawn("AuthTrellis", <AuthTrellis />),
  drawn("Bud", <Bud x={40} y={40} radius={12} />),
  drawn("Flower", <Flower x={40} y={40} radius={12} />),
  drawn("Lattice", <Lattice width={80} height={80} pitch={20} />),
  drawn("Leaf", <Leaf x={40} y={40} length={20} angle={30} />),
  drawn(
    "Vine",
    <Vine
      crossings={[
        [1, 3],
        [2, 2],
        [1, 1],
      ]}
      pitch={20}
    />,
  ),
  {
    name: "Menu",
    render: () => (
      <Menu trigger={<Button>Account</Button>} header="ana@greenkitchen.tv" defaultOpen>
        <MenuItem onSelect={nothing}>Log out</MenuItem>
      </Menu>
    ),
  },
  {
    name: "Submenu",
    render: () => (
      <Menu trigger={<Button>Actions</Button>} defaultOpen>
        <Submenu label="Move to">
          <MenuItem onSelect={nothing}>Week 2</MenuItem>
        </Submenu>
      </Menu>
    ),
  },
  {
    name: "MenuItem",
    render: () => (
      <Menu trigger={<Button>More</Button>} defaultOpen>
        <MenuItem disabled>Settings</MenuItem>
      </Menu>
    ),
  },
  {
    name: "MenuChoice",
    render: () => (
      <Menu trigger={<Button>Language</Button>} defaultOpen>
        <MenuChoice label="Language" value="en" options={[{ value: "en", label: "English" }]} onValueChange={nothing} />
      </Menu>
    ),
  },
  { name: "SkipLink", render: () => <SkipLink target={{ current: null }}>Skip to content</SkipLink> },
  {
    name: "ToastRegion",
    render: () => <ToastRegion toasts={toastsWithNews()} label="Notifications" closeLabel="Dismiss" />,
  },
];
