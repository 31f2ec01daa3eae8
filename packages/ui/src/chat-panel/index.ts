export { ChatPanel, type ChatPanelLabels, type ChatPanelProps } from "./chat-panel.tsx";
export { ChatWelcome, type ChatWelcomeProps } from "./chat-welcome.tsx";
