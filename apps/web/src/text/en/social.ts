/** Texts about social accounts, for every screen that shows them. */
export const text = {
  title: "Your platforms",
  connectAll: "Connect all",
  aboutYoutube: "See what worked on your channel in the last 30 days.",
  channel: { analytics: "See analytics", subscribers_one: "subscriber", subscribers_other: "subscribers" },
  connected: "Connected",
  notConnected: "Not connected",
  connect: "Connect",
  disconnect: "Disconnect",
  comingSoon: "Coming soon",
  connectLater: "Connect {{platform}}: coming soon",
  soon: "{{platform}} is coming soon. Nothing was changed.",
  done: {
    connected: "YouTube connected successfully",
    disconnected: "YouTube disconnected successfully",
  },
  failed: {
    connect: "Failed to connect YouTube",
    disconnect: "Failed to disconnect YouTube",
  },
  denied: "YouTube was not connected because access was denied. Nothing was changed.",
} as const;
