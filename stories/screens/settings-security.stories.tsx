import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import type { Factors } from "../../apps/web/src/features/security/security-view.ts";
import type { SecuritySectionProps } from "../../apps/web/src/features/security/security-props.ts";
import { SecuritySection } from "../../apps/web/src/features/security/security.section.tsx";
import type { SecurityView } from "../../apps/web/src/features/security/security-view.ts";

const now = new Date("2026-11-22T09:00:00.000Z");
const passkeys = [
  { id: "one", name: "Safari · macOS", createdAt: "2026-11-02T07:40:00.000Z", usedAt: "2026-11-20T18:05:00.000Z" },
  { id: "two", name: "Chrome · Android", createdAt: "2026-11-21T12:00:00.000Z", usedAt: null },
];
const none: Factors = { passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 };
const both: Factors = { passkeys, hasAuthenticator: true, recoveryCodesLeft: 9 };
const ready = (factors: Factors): SecuritySectionProps["view"] => ({ is: "ready", ...factors });
const setup = {
  secret: "MFWG64TUEBXW43DZEBQSA43BNVYGYZIA",
  uri: "otpauth://totp/Trellis:maya%40example.com?secret=MFWG64TUEBXW43DZEBQSA43BNVYGYZIA&issuer=Trellis",
};
const codes = ["k7fq2-9xwtm", "3p8vd-r5c1h", "z6n0y-4jbqe", "w2m9t-g7xks", "h5c3r-8vdpa"];

/** Passkeys, authenticator app and recovery codes. */
const meta = {
  title: "Screens/Settings/Sign-in security",
  component: SecuritySection,
  parameters: { design: "settings", states: (): object => [meta, states] },
  args: {
    view: ready(none),
    now,
    email: "maya@example.com",
    canUsePasskeys: true,
    onChange: fn(),
    onDownload: fn(),
    onCancelSetup: fn(),
    onCodesSaved: fn(),
  },
} satisfies Meta<typeof SecuritySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a passkey" }));
    await expect(args.onChange).toHaveBeenCalledWith({ is: "addPasskey" });
    await userEvent.click(canvas.getByRole("button", { name: "Set up" }));
    await expect(args.onChange).toHaveBeenCalledWith({ is: "setUpApp" });
    await expect(canvas.queryByText("Recovery codes")).toBeNull();
  },
};

export const Loading: Story = { args: { view: { is: "loading" } } };

export const Failed: Story = {
  args: { view: { is: "failed", reason: "Something went wrong on our side.", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong on our side.");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const On: Story = {
  args: { view: ready(both) },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Your passkeys" }));
    await expect(list.getByText("Added on November 2, 2026, last used 2 days ago")).toBeVisible();
    await expect(list.getByText(/not used yet/)).toBeVisible();
    await expect(canvas.getByText("9 codes left.")).toBeVisible();
  },
};

/** Passkeys whose name and date can't be read are listed and can be removed. */
export const Unreadable: Story = {
  args: { view: ready({ passkeys: [{ id: "odd", usedAt: "2026-11-20T18:05:00.000Z" }] }) },
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole("list", { name: "Your passkeys" }));
    await expect(list.getByText("Passkey")).toBeVisible();
    await expect(list.getByText("last used 2 days ago")).toBeVisible();
    await expect(canvas.queryByText("Authenticator app")).toBeNull();
    await expect(canvas.queryByText(/codes? left/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Passkey" }));
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveAccessibleDescription(
      "You can no longer sign in with it. Delete it on your device, too.",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    await expect(args.onChange).toHaveBeenCalledWith({ is: "removePasskey", id: "odd" });
  },
};

export const Renaming: Story = {
  args: { view: ready(both) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename Safari · macOS" }));
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByRole("button", { name: "Rename Safari · macOS" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.clear(canvas.getByRole("textbox", { name: "Name" }));
    const again = canvas.getByRole("textbox", { name: "Name" });
    await expect(again).toHaveAccessibleDescription("Enter a name");
    await userEvent.type(again, "My laptop{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith({ is: "renamePasskey", id: "one", name: "My laptop" });
  },
};

export const Removing: Story = {
  args: { view: ready(both) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Safari · macOS" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Remove “Safari · macOS”?" });
    await expect(dialog).toHaveAccessibleDescription(/no longer sign in with it/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    await expect(args.onChange).toHaveBeenCalledWith({ is: "removePasskey", id: "one" });
  },
};

/** The dialog says that removing the last factor also turns off the second step. */
export const TurningOffTheLast: Story = {
  args: { view: ready({ ...none, hasAuthenticator: true, recoveryCodesLeft: 1 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Turn off" }));
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveAccessibleDescription(/no longer ask for a second step/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Turn off" }));
    await expect(args.onChange).toHaveBeenCalledWith({ is: "removeApp" });
  },
};

export const SettingUpTheApp: Story = {
  args: { view: ready({ ...none, setup }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await expect(canvas.getByText("MFWG 64TU EBXW 43DZ EBQS A43B NVYG YZIA")).toBeVisible();
    const code = canvas.getByLabelText("6-digit code");
    await userEvent.type(code, "012");
    await userEvent.click(canvas.getByRole("button", { name: "Turn on" }));
    await expect(code).toHaveAccessibleDescription("Code must be 6 digits");
    await expect(code).toHaveFocus();
    await userEvent.keyboard("345{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith({ is: "confirmApp", code: "012345" });
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancelSetup).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  args: { view: ready({ ...none, setup }), refusal: "This code is wrong. Enter the current code." },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText("6-digit code");
    await expect(code).toHaveAccessibleDescription(/This code is wrong/);
    // Correcting a rejected code shows no other error before the next submit.
    await userEvent.type(code, "012345{Enter}{Backspace}");
    await expect(code).toHaveValue("01234");
    await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  },
};

export const NewRecoveryCodes: Story = {
  args: { view: ready({ ...both, recoveryCodesLeft: 10, codes }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Save these recovery codes now" })).toHaveFocus();
    await expect(canvas.getByText("k7fq2-9xwtm")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.stringContaining("maya@example.com"));
    await userEvent.click(canvas.getByRole("button", { name: "I’ve saved them" }));
    await expect(args.onCodesSaved).toHaveBeenCalledOnce();
  },
};

export const RenewingRecoveryCodes: Story = {
  args: { view: ready(both) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Get new codes" }));
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Get new codes" }));
    await expect(args.onChange).toHaveBeenCalledWith({ is: "renewCodes" });
  },
};

export const WithoutPasskeySupport: Story = {
  args: { canUsePasskeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Authenticator app" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Passkeys" })).toBeNull();
  },
};

export const PasskeysOfAnotherBrowser: Story = {
  args: { view: ready(both), canUsePasskeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t use passkeys here/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  },
};

export const OnAPhoneInFrench: Story = {
  tags: ["!test"],
  args: { view: ready({ ...both, codes }) },
  globals: { locale: "fr", viewport: { value: "phone" } },
};

/** A story for each member of the view. */
const states = {
  view: { loading: Loading, failed: Failed, ready: Off } satisfies StoryOfEach<SecurityView>,
};
