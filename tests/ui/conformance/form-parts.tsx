import { Accordion } from "@trellis/ui/accordion";
import { Breadcrumb } from "@trellis/ui/breadcrumb";
import { Combobox } from "@trellis/ui/combobox";
import { ContextMenu } from "@trellis/ui/context-menu";
import { DatePicker } from "@trellis/ui/date-picker";
import { ErrorSummary } from "@trellis/ui/error-summary";
import { FileUpload } from "@trellis/ui/file-upload";
import { Grid, Stack } from "@trellis/ui/layout";
import { NumberField } from "@trellis/ui/number-field";
import { Pagination } from "@trellis/ui/pagination";
import { Separator } from "@trellis/ui/separator";
import { Slider } from "@trellis/ui/slider";
import { ToggleButton } from "@trellis/ui/toggle-button";
import type { Subject } from "./components.tsx";

const nothing = () => undefined;
const sections = [{ key: "a", title: "First", children: "Words" }];
const pages = { previousLabel: "Previous", nextLabel: "Next", pageLabel: String, statusText: String };
const files = [{ key: "a", name: "a.png", progress: 57, error: "Failed" }];
const upload = { chooseLabel: "Choose", onAdd: nothing, onReject: nothing, onRemove: nothing };

/** Layout, navigation and form components with their required props. */
export const formParts: readonly Subject[] = [
  { name: "Accordion", render: (extras) => <Accordion items={sections} titleLevel={2} {...extras} /> },
  { name: "Breadcrumb", render: (e) => <Breadcrumb label="Path" items={[]} current="Here" {...e} /> },
  {
    name: "Combobox",
    render: (extras) => (
      <Combobox
        label="Niche"
        options={[{ value: "a", label: "First" }]}
        defaultValue="a"
        emptyText={String}
        error="Choose"
        {...extras}
      />
    ),
    control: "input",
  },
  {
    name: "ContextMenu",
    render: (extras) => (
      <ContextMenu items={null} {...extras}>
        Area
      </ContextMenu>
    ),
  },
  {
    name: "DatePicker",
    render: (e) => <DatePicker label="When" labels={{ open: "Choose", previous: "Back", next: "Next" }} {...e} />,
    control: "input",
  },
  {
    name: "ErrorSummary",
    render: (extras) => <ErrorSummary title="A problem" problems={[{ id: "a", message: "Enter it" }]} {...extras} />,
  },
  {
    name: "FileUpload",
    render: (extras) => (
      <FileUpload label="Files" files={files} removeLabel={String} progressLabel={String} {...upload} {...extras} />
    ),
    control: "input",
  },
  { name: "Grid", render: (extras) => <Grid {...extras}>Words</Grid> },
  {
    name: "NumberField",
    render: (extras) => <NumberField label="Posts" decreaseLabel="Fewer" increaseLabel="More" {...extras} />,
    control: "input",
  },
  { name: "Pagination", render: (extras) => <Pagination label="Pages" pageCount={9} {...pages} {...extras} /> },
  { name: "Separator", render: (extras) => <Separator {...extras} /> },
  { name: "Slider", render: (extras) => <Slider label="Length" {...extras} />, control: "input" },
  { name: "Stack", render: (extras) => <Stack {...extras}>Words</Stack> },
  { name: "ToggleButton", render: (extras) => <ToggleButton {...extras}>Drafts</ToggleButton> },
];
