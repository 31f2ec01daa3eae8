import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthArt } from "@trellis/ui/auth-art";
import { AuthFrame } from "@trellis/ui/auth-frame";
import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import { TextField } from "@trellis/ui/text-field";
import { Globe } from "lucide-react";
import { guide } from "../docs/guide.ts";

const form = (
  <form style={{ display: "grid", gap: 18 }}>
    <h1>Welcome back</h1>
    <p>Your plan is waiting. Pick up where you left off.</p>
    <TextField label="Email" defaultValue="ana@greenkitchen.tv" />
    <Button size="lg" fullWidth>
      Sign in
    </Button>
  </form>
);

const meta = {
  id: "ui-auth-frame",
  title: "Components/Layout/AuthFrame",
  component: AuthFrame,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "The split layout of the sign-in and sign-up pages: the form on one side, the picture and the tagline on the other. On small screens, the picture becomes a strip.",
          do: ["Keep the form under 400 px wide.", "Put the language switch in `end`."],
          dont: ["Don't add navigation: visitors have no pages to go to yet."],
          keys: [["Tab", "Moves through the logo, `end`, the form and the footer"]],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
  args: {
    logo: (
      <a href="#home" aria-label="Trellis home">
        <Logo name="Trellis" size={34} />
      </a>
    ),
    end: (
      <Button variant="quiet" size="sm" iconStart={<Globe size={18} strokeWidth={1.75} aria-hidden />}>
        English
      </Button>
    ),
    footer: (
      <>
        <span>© 2026 Trellis</span>
        <a href="#privacy">Privacy</a>
        <a href="#terms">Terms</a>
      </>
    ),
    art: <AuthArt />,
    slogan: "Grow on purpose.",
    tagline: "A three-week roadmap, content ideas in your voice, and the numbers that matter. All in one place.",
    children: form,
  },
} satisfies Meta<typeof AuthFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The frame before its picture has loaded. */
export const WithoutArt: Story = { args: { art: undefined } };
export const LongWords: Story = {
  args: {
    slogan: "Wachstum mit Absicht und Veröffentlichungsplan.",
    tagline: "Ein Fahrplan für drei Wochen, Ideen in deiner Stimme und die Zahlen, auf die es ankommt. ".repeat(2),
  },
};
export const Tablet: Story = { tags: ["!test"], globals: { viewport: { value: "tablet" } } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** The bud scene, used by the password reset pages. */
export const Bud: Story = { args: { art: <AuthArt scene="bud" /> } };
