import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import type { Plan } from "@trellis/contract/plan";
import { fn, waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { PaymentDialog } from "../../apps/web/src/features/payment/payment-dialog.section.tsx";
import { CardRefused, type EnteredCard } from "../../apps/web/src/platform/card.ts";
import { StripeFields, type StripeFieldsProps } from "../../apps/web/src/platform/card-stripe-fields.tsx";
import { type FakeStripe, fakeStripe } from "./fake-stripe.ts";

type Args = Omit<StripeFieldsProps, "stripe"> & { fake: FakeStripe };

/** Stripe's fields, used by builds with a publishable key, with a fake Stripe client. */
const meta = {
  title: "Screens/Stripe card fields",
  parameters: { design: "payment-card" },
  args: { disabled: false, onReady: fn<Args["onReady"]>(), onFailed: fn<Args["onFailed"]>(), fake: fakeStripe() },
  argTypes: { fake: { control: false } },
  render: ({ fake, ...props }) => <StripeFields {...props} stripe={clientOf(fake)} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

const promises = new WeakMap<FakeStripe, Promise<FakeStripe["client"]>>();
/** Returns one promise per client, as the app does. */
function clientOf(fake: FakeStripe): Promise<FakeStripe["client"]> {
  const promise = promises.get(fake) ?? Promise.resolve(fake.client);
  promises.set(fake, promise);
  return promise;
}

async function waitForCard({ onReady }: Pick<Args, "onReady">): Promise<EnteredCard> {
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  const card = (onReady as typeof meta.args.onReady).mock.calls[0]?.[0];
  if (!card) throw new Error("onReady was called without a card.");
  return card;
}
const input = (title: string) => screen.getByTitle<HTMLIFrameElement>(title).contentDocument?.querySelector("input");
const number = () => input("Secure card number input frame");
const wrongNumber = { error: { message: "Your card number is invalid." } };

export const Ready: Story = {
  play: async ({ args, canvas, globals }) => {
    const card = await waitForCard(args);
    await expect(card.createPaymentMethod()).resolves.toBe("pm_from_stripe");
    await expect(args.fake.requests).toEqual([{ type: "card" }]);
    await expect(args.fake.elementOptions.at(-1)?.locale).toBe(globals["locale"]);
    // The text inside the frame has the color and size of the surrounding page.
    const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!probe) throw new Error("Canvas is not supported.");
    const ink = (color: string) => {
      probe.fillStyle = color;
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data];
    };
    const group = canvas.getByRole("group", { name: "Card number" });
    await waitFor(() => expect(ink(number()?.style.color ?? "")).toEqual(ink(getComputedStyle(group).color)));
    await expect(number()?.style.fontSize).toBe(getComputedStyle(group).fontSize);
    await expect(number()).toHaveFocus();
    await expect(group).toHaveAttribute("data-focused");
  },
};

export const InFrench: Story = {
  globals: { locale: "fr" },
  play: async ({ args }) => {
    await waitForCard(args);
    await expect(args.fake.elementOptions.at(-1)?.locale).toBe("fr");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args }) => {
    await waitForCard(args);
    await expect(number()).toBeDisabled();
    await expect(screen.getByRole("group", { name: "Card number" })).toHaveAttribute("data-disabled");
  },
};

export const Invalid: Story = {
  args: { fake: fakeStripe() },
  play: async ({ args, canvas }) => {
    await waitForCard(args);
    args.fake.emit("cardNumber", "change", wrongNumber);
    const group = canvas.getByRole("group", { name: "Card number" });
    await waitFor(() => expect(group).toHaveAccessibleDescription("Your card number is invalid."));
    args.fake.emit("cardNumber", "change", { error: undefined });
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
    args.fake.emit("cardNumber", "change", wrongNumber);
    await canvas.findByText("Your card number is invalid.");
  },
};

export const Declined: Story = {
  args: {
    fake: fakeStripe({ refusal: { type: "card_error", code: "expired_card", message: "Your card has expired." } }),
  },
  play: async ({ args, canvas }) => {
    const card = await waitForCard(args);
    const refusal: unknown = await card.createPaymentMethod().catch((error: unknown) => error);
    await expect(refusal).toBeInstanceOf(CardRefused);
    await expect((refusal as CardRefused).message).toBe("Your card has expired.");
    const expiry = canvas.getByRole("group", { name: "Expiry date" });
    await waitFor(() => expect(expiry).toHaveAccessibleDescription("Your card has expired."));
    await expect(number()).toHaveValue("4242 4242 4242 4242");
    args.fake.emit("cardCvc", "change", { error: undefined });
    await waitFor(() => expect(expiry).not.toHaveAccessibleDescription());
    await card.createPaymentMethod().catch(() => undefined);
    await canvas.findByText("Your card has expired.");
  },
};

export const StripeFailsToLoad: Story = {
  render: ({ fake: _fake, ...props }) => <StripeFields {...props} stripe={blocked} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith(new Error("Failed to load Stripe.js")));
    await expect(args.onReady).not.toHaveBeenCalled();
  },
};
const blocked = Promise.reject(new Error("Failed to load Stripe.js"));
blocked.catch(() => undefined);

export const FieldsNeverLoad: Story = {
  args: { fake: fakeStripe({ neverReady: true }), timeoutMs: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled());
    await expect(args.onReady).not.toHaveBeenCalled();
  },
};

const onClose = fn();
export const InTheDialog: Story = {
  args: { fake: fakeStripe() },
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  render: ({ fake, ...props }) => (
    <PaymentDialog
      subject={{
        purpose: "firstSubscription",
        plan: (planSamples as [Plan, Plan])[1],
        hasTrial: true,
        now: new Date(),
      }}
      view={{ is: "editing", onSubmit: fn() }}
      fields={<StripeFields {...props} stripe={clientOf(fake)} />}
      onClose={onClose}
    />
  ),
  play: async ({ args }) => {
    onClose.mockClear();
    await waitForCard(args);
    await waitFor(() => expect(number()).toHaveFocus());
    await expect(screen.getByTitle("Secure card number input frame")).toHaveFocus();
    args.fake.emit("cardNumber", "escape");
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
