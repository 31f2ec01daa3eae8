import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { AccountRows } from "../../apps/web/src/shared/account/account-rows.ts";
import { DataSection, type DataSectionProps } from "../../apps/web/src/features/account/data.section.tsx";
import { DeletionSection, type DeletionSectionProps } from "../../apps/web/src/features/account/deletion.section.tsx";

interface Args {
  data: DataSectionProps;
  deletion: DeletionSectionProps;
}

const data = { view: { is: "idle" }, onDownload: fn() } satisfies DataSectionProps;
const deletion = {
  view: "shown",
  hasSubscription: true,
  onOpen: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  onKeep: fn(),
} satisfies DeletionSectionProps;

/** Export and deletion of the account. */
const meta = {
  title: "Screens/Settings/Export and deletion",
  parameters: { design: "settings", states: (): object => [meta, states] },
  args: { data, deletion },
  render: (args) => (
    <AccountRows>
      <DataSection {...args.data} />
      <DeletionSection {...args.deletion} />
    </AccountRows>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Download your data" }));
    await expect(data.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Delete account" }));
    await expect(deletion.onOpen).toHaveBeenCalledOnce();
  },
};

export const Preparing: Story = {
  args: { data: { ...data, view: { is: "preparing" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Preparing your download. This can take a minute.");
  },
};

export const ExportFailed: Story = {
  args: { data: { ...data, view: { is: "failed", reason: "Something went wrong on our side." } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong on our side.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(data.onDownload).toHaveBeenCalled();
  },
};

/** The dialog says what happens, how long it can be undone, and that the subscription is canceled. */
export const Asking: Story = {
  args: { deletion: { ...deletion, view: "asking" } },
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole("alertdialog", { name: "Delete your account?" });
    await expect(dialog).toHaveAccessibleDescription(/Your account will be deleted in 7 days/);
    await expect(dialog).toHaveTextContent(/An active subscription is canceled/);
    await expect(screen.getByRole("button", { name: "Keep account" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete account" }));
    await expect(deletion.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(deletion.onCancel).toHaveBeenCalledOnce();
  },
};

export const AskingWithoutSubscription: Story = {
  args: { deletion: { ...deletion, view: "asking", hasSubscription: false } },
  play: async () => {
    await expect(screen.getByRole("alertdialog")).not.toHaveTextContent(/subscription is canceled/);
  },
};

export const Deleting: Story = { args: { deletion: { ...deletion, view: "deleting" } } };

export const Scheduled: Story = {
  args: { deletion: { ...deletion, deletedFrom: "2026-11-29T12:00:00.000Z" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Your account will be deleted on November 29, 2026.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep my account" }));
    await expect(deletion.onKeep).toHaveBeenCalledOnce();
  },
};

export const Keeping: Story = {
  args: { deletion: { ...deletion, deletedFrom: "2026-11-29T12:00:00.000Z", view: "keeping" } },
};

export const AskingOnAPhone: Story = {
  tags: ["!test"],
  args: { deletion: { ...deletion, view: "asking" } },
  globals: { viewport: { value: "phone" } },
};
export const AskingInFrench: Story = {
  tags: ["!test"],
  args: { deletion: { ...deletion, view: "asking" } },
  globals: { locale: "fr" },
};

/** A story for each member of the views. */
const states = {
  "data.view": { idle: Shown, preparing: Preparing, failed: ExportFailed } satisfies StoryOfEach<
    DataSectionProps["view"]
  >,
  "deletion.view": { shown: Shown, asking: Asking, deleting: Deleting, keeping: Keeping } satisfies StoryOfEach<
    DeletionSectionProps["view"]
  >,
};
