/** Social accounts: the same words on every screen that shows them. */
export const text = {
  connected: "Connected",
  notConnected: "Not connected",
  connect: "Connect",
  disconnect: "Disconnect",
  names: { youtube: "YouTube", instagram: "Instagram", tiktok: "TikTok", facebook: "Facebook" },
  comingSoon: "Coming soon",
  notYet: "{{platform}} connections can't be changed here yet. Nothing was changed.",
  soon: "{{platform}} is coming soon. Nothing was changed.",
} as const;
