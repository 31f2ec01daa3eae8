/** Social accounts, shared by every screen that shows them. */
export const text = {
  title: "Your platforms",
  connectAll: "Connect all",
  about: {
    youtube: "Grow with videos and shorts",
    instagram: "Share reels and stories",
    tiktok: "Reach new viewers fast",
    facebook: "Keep your community close",
  },
  connected: "Connected",
  notConnected: "Not connected",
  connect: "Connect",
  disconnect: "Disconnect",
  comingSoon: "Coming soon",
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
