import type { Meta, StoryObj } from "@storybook/react-vite";
import { youtubeConnectionModel } from "@trellis/machines/testing";
import { viewOf, type youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { ReactNode } from "react";
import { SocialAccountsSection } from "../../apps/web/src/features/social-accounts/social-accounts.section.tsx";
import { type StateName, stopAt } from "./at-state.ts";
import { useFlow } from "./statechart/flow-context.ts";
import { useSnapshot } from "./use-snapshot.ts";

type Machine = typeof youtubeConnectionMachine;
const at = stopAt([youtubeConnectionModel(false), youtubeConnectionModel(true)]);

function Accounts(): ReactNode {
  const { actor } = useFlow<Machine>();
  const { is, status } = viewOf(useSnapshot(actor));
  const isConnected = is === "connected";
  return (
    <SocialAccountsSection
      title="YouTube"
      accounts={{
        connected: { youtube: isConnected, instagram: false, tiktok: false, facebook: false },
        isBusy: status === "loading",
        onToggle: (platform) =>
          platform === "youtube" && actor.send({ type: isConnected ? "disconnect.requested" : "connect.requested" }),
      }}
    />
  );
}

/** Every state of the connection to YouTube. Each story runs the machine until its state is reached. */
const meta = {
  title: "Atlas/YouTube connection",
  tags: ["atlas"],
  excludeStories: ["states"],
  render: () => <Accounts />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disconnected: Story = { name: "YouTube is not connected", ...at("disconnected.idle") };
export const Requesting: Story = { name: "The consent page is being requested", ...at("disconnected.requesting") };
export const HandingOver: Story = {
  name: "The browser is leaving for the consent page",
  ...at("disconnected.handingOver"),
};
export const Waiting: Story = { name: "The consent page is open", ...at("consenting.waiting") };
export const Checking: Story = {
  name: "The server is being asked whether the user gave consent",
  ...at("consenting.checking"),
};
export const NotConnected: Story = { name: "The connection failed", ...at("disconnected.failed") };
export const JustConnected: Story = { name: "YouTube has just been connected", ...at("connected.succeeded") };
export const Connected: Story = { name: "YouTube is connected", ...at("connected.idle") };
export const Disconnecting: Story = { name: "YouTube is being disconnected", ...at("connected.disconnecting") };
export const NotDisconnected: Story = { name: "YouTube could not be disconnected", ...at("connected.failed") };
export const JustDisconnected: Story = {
  name: "YouTube has just been disconnected",
  ...at("disconnected.succeeded"),
};

/** Every state of the machine and its story. `opening` has none, because the machine leaves it immediately. */
export const states = {
  "disconnected.idle": Disconnected,
  "disconnected.requesting": Requesting,
  "disconnected.handingOver": HandingOver,
  "disconnected.succeeded": JustDisconnected,
  "disconnected.failed": NotConnected,
  "consenting.waiting": Waiting,
  "consenting.checking": Checking,
  "connected.idle": Connected,
  "connected.disconnecting": Disconnecting,
  "connected.succeeded": JustConnected,
  "connected.failed": NotDisconnected,
} satisfies Record<Exclude<StateName<Machine>, "opening">, Story>;
