import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "@trellis/ui/button";
import { SkipLink } from "@trellis/ui/skip-link";
import { useRef } from "react";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

function Page() {
  const content = useRef<HTMLElement>(null);
  return (
    <div style={{ minHeight: 120 }}>
      <SkipLink target={content}>Skip to content</SkipLink>
      <nav aria-label="Main">
        <ButtonLink href="#home">Home</ButtonLink>
      </nav>
      <main ref={content} tabIndex={-1}>
        The page
      </main>
    </div>
  );
}

const source = `import { SkipLink } from "@trellis/ui/skip-link";
import { useRef } from "react";

export function Page() {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink target={content}>Skip to content</SkipLink>
      <main ref={content} tabIndex={-1}>
        The page
      </main>
    </>
  );
}`;

const meta = {
  id: "ui-skip-link",
  title: "Components/Actions/SkipLink",
  component: SkipLink,
  parameters: {
    docs: {
      source: { code: source },
      description: {
        component: guide({
          what: "Lets keyboard users skip the navigation. It is visible only while it has focus.",
          do: ["Make it the first element of the page.", "Make its target focusable with `tabIndex={-1}`."],
          dont: ["Don't add it to `AppFrame` or `PlainFrame`: they include it."],
          keys: [
            ["Tab", "Shows the link when pressed at the top of the page"],
            ["Enter", "Moves focus to the content"],
          ],
        }),
      },
    },
  },
  args: { target: { current: null }, children: "Skip to content" },
  argTypes: { target: { control: false } },
  render: () => <Page />,
} satisfies Meta<typeof SkipLink>;
export default meta;

export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText("Skip to content")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
