import { AlertDialog } from "@trellis/ui/alert-dialog";
import { AvatarPicker } from "@trellis/ui/avatar-picker";
import { Button } from "@trellis/ui/button";
import { CommandPalette } from "@trellis/ui/command-palette";
import { DateTimeField } from "@trellis/ui/date-time-field";
import { Drawer } from "@trellis/ui/drawer";
import { OneTimeCode } from "@trellis/ui/one-time-code";
import { Popover } from "@trellis/ui/popover";
import { RadioGroup } from "@trellis/ui/radio-group";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { Select } from "@trellis/ui/select";
import { Keys, ShortcutList } from "@trellis/ui/shortcut-list";
import { Switch } from "@trellis/ui/switch";
import { Tag } from "@trellis/ui/tag";
import { Tooltip } from "@trellis/ui/tooltip";
import type { Subject } from "./components.tsx";

const nothing = () => undefined;
const choices = [{ value: "a", label: "First" }];
const words = { title: "Delete it?", description: "You can't undo this.", confirmLabel: "Delete", cancelLabel: "Keep" };
const pick = { label: "Picture", preview: "A", chooseLabel: "Choose", onPick: nothing, onReject: nothing };
const commands = [{ key: "go", label: "Go to", commands: [{ key: "home", label: "Home", shortcut: ["G"] }] }];
const found = { emptyText: () => "Nothing", countText: String };
const groups = [{ key: "go", label: "Go to", shortcuts: [{ key: "home", label: "Home", keys: ["G", "H"] }] }];

/** Inputs and overlays with their required props. */
export const inputParts: readonly Subject[] = [
  { name: "AlertDialog", render: (e) => <AlertDialog open {...words} onConfirm={nothing} onCancel={nothing} {...e} /> },
  { name: "AvatarPicker", render: (extras) => <AvatarPicker {...pick} {...extras} />, control: "input" },
  {
    name: "CommandPalette",
    render: (extras) => (
      <CommandPalette
        open
        label="Commands"
        groups={commands}
        onChoose={nothing}
        onClose={nothing}
        {...found}
        {...extras}
      />
    ),
  },
  {
    name: "DateTimeField",
    render: (extras) => <DateTimeField label="When" error="Past" {...extras} />,
    control: "input",
  },
  {
    name: "Drawer",
    render: (extras) => (
      <Drawer open title="Filter" closeLabel="Close" onClose={nothing} {...extras}>
        Words
      </Drawer>
    ),
  },
  { name: "Keys", render: (extras) => <Keys keys={["G", "H"]} join="then" {...extras} /> },
  {
    name: "OneTimeCode",
    render: (extras) => <OneTimeCode label="Code" value="12" onValueChange={nothing} {...extras} />,
    control: "input",
  },
  {
    name: "Popover",
    render: (extras) => (
      <Popover label="Filter" trigger={<Button>Filter</Button>} {...extras}>
        Words
      </Popover>
    ),
  },
  {
    name: "RadioGroup",
    refOn: "[type=radio]",
    render: (extras) => <RadioGroup label="Tone" options={choices} error="Choose" {...extras} />,
  },
  {
    name: "SegmentedControl",
    refOn: "[type=radio]",
    render: (e) => <SegmentedControl label="View" segments={choices} value="a" onValueChange={nothing} {...e} />,
  },
  { name: "Select", render: (extras) => <Select label="Tone" options={choices} {...extras} />, control: "select" },
  { name: "ShortcutList", render: (extras) => <ShortcutList groups={groups} {...extras} /> },
  {
    name: "Switch",
    render: (extras) => <Switch label="Weekly summary" hint="Mondays" {...extras} />,
    control: "input",
  },
  {
    name: "Tag",
    render: (extras) => (
      <Tag onRemove={nothing} removeLabel="Remove cooking" {...extras}>
        Cooking
      </Tag>
    ),
  },
  {
    name: "Tooltip",
    render: (extras) => (
      <Tooltip text="Words" {...extras}>
        <Button>Save</Button>
      </Tooltip>
    ),
  },
];
