import { Avatar } from "@trellis/ui/avatar";
import { Badge } from "@trellis/ui/badge";
import { BrandIcon, GoogleIcon, PlatformTile } from "@trellis/ui/brand-icon";
import { Button, ButtonLink } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Checkbox } from "@trellis/ui/checkbox";
import { ChipList } from "@trellis/ui/chip-list";
import { Dialog } from "@trellis/ui/dialog";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { Field } from "@trellis/ui/field";
import { CheckGlyph } from "@trellis/ui/glyph";
import { IconButton } from "@trellis/ui/icon-button";
import { LinkText } from "@trellis/ui/link-text";
import { Notice } from "@trellis/ui/notice";
import { PasswordField } from "@trellis/ui/password-field";
import { ProgressBar } from "@trellis/ui/progress-bar";
import { ProgressRing } from "@trellis/ui/progress-ring";
import { Skeleton } from "@trellis/ui/skeleton";
import { Spinner } from "@trellis/ui/spinner";
import { StrengthMeter } from "@trellis/ui/strength-meter";
import { Tabs } from "@trellis/ui/tabs";
import { TextField } from "@trellis/ui/text-field";
import { Textarea } from "@trellis/ui/textarea";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { CSSProperties, ReactNode } from "react";

/** Props that callers can set on every component. */
export interface Extras {
  className?: string;
  style?: CSSProperties;
  "data-probe"?: string;
  ref?: (element: Element | null) => void;
}

export interface Subject {
  name: string;
  /** Renders the component with its required props and the extras. */
  render: (extras: Extras) => ReactNode;
  /** Selector of the element that receives other props, if it is not the outermost one. */
  control?: "input" | "textarea" | "select";
  /** Selector of the elements that get the `ref`, if they aren't the root or control. */
  refOn?: string;
}

const nothing = () => undefined;
const tags = ["#weeknightdinner", "#weeknightdinner"];
const weeks = [{ value: "1", label: "Week 1" }];

/** Basic components with their required props. Add new components here. */
export const subjects: readonly Subject[] = [
  { name: "Avatar", render: (extras) => <Avatar name="Ana" {...extras} /> },
  { name: "Badge", render: (extras) => <Badge {...extras}>Connected</Badge> },
  { name: "BrandIcon", render: (extras) => <BrandIcon brand="tiktok" {...extras} /> },
  { name: "Button", render: (extras) => <Button {...extras}>Save</Button> },
  {
    name: "ButtonLink",
    render: (extras) => (
      <ButtonLink href="/plans" {...extras}>
        Plans
      </ButtonLink>
    ),
  },
  {
    name: "Card",
    render: (extras) => (
      <Card title="This week" {...extras}>
        Three tasks
      </Card>
    ),
  },
  { name: "CheckGlyph", render: (extras) => <CheckGlyph {...extras} /> },
  { name: "Checkbox", render: (extras) => <Checkbox label="Terms" error="Required" {...extras} />, control: "input" },
  { name: "ChipList", render: (extras) => <ChipList items={tags} {...extras} /> },
  {
    name: "Dialog",
    render: (extras) => (
      <Dialog open title="Terms" closeLabel="Close" onClose={nothing} {...extras}>
        Words
      </Dialog>
    ),
  },
  { name: "EmptyState", render: (extras) => <EmptyState title="Nothing yet" {...extras} /> },
  { name: "ErrorState", render: (extras) => <ErrorState title="Failed" {...extras} /> },
  {
    name: "Field",
    render: (extras) => (
      <Field id="card" label="Card" {...extras}>
        <input id="card" />
      </Field>
    ),
  },
  { name: "GoogleIcon", render: (extras) => <GoogleIcon {...extras} /> },
  {
    name: "IconButton",
    render: (extras) => (
      <IconButton label="Close" {...extras}>
        x
      </IconButton>
    ),
  },
  {
    name: "LinkText",
    render: (extras) => (
      <LinkText href="/signup" {...extras}>
        Sign up
      </LinkText>
    ),
  },
  { name: "Notice", render: (extras) => <Notice kind="danger" title="Failed" {...extras} /> },
  {
    name: "PasswordField",
    render: (extras) => <PasswordField label="Password" showLabel="Show" hideLabel="Hide" {...extras} />,
    control: "input",
  },
  { name: "PlatformTile", render: (extras) => <PlatformTile brand="youtube" {...extras} /> },
  { name: "ProgressBar", render: (extras) => <ProgressBar label="Week 1" value={57} {...extras} /> },
  { name: "ProgressRing", render: (extras) => <ProgressRing label="Week 1" value={57} {...extras} /> },
  { name: "Skeleton", render: (extras) => <Skeleton {...extras} /> },
  { name: "Spinner", render: (extras) => <Spinner label="Loading" {...extras} /> },
  {
    name: "StrengthMeter",
    render: (extras) => <StrengthMeter label="Strength" levelText="weak" level="weak" score={20} {...extras} />,
  },
  {
    name: "Tabs",
    render: (extras) => (
      <Tabs label="Weeks" items={weeks} value="1" onValueChange={nothing} {...extras}>
        Tasks
      </Tabs>
    ),
  },
  { name: "TextField", render: (extras) => <TextField label="Email" error="Wrong" {...extras} />, control: "input" },
  { name: "Textarea", render: (extras) => <Textarea label="Topics" {...extras} />, control: "textarea" },
  { name: "VisuallyHidden", render: (extras) => <VisuallyHidden {...extras}>Words</VisuallyHidden> },
];
