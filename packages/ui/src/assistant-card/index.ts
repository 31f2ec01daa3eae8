export { AssistantCard, type AssistantCardProps } from "./assistant-card.tsx";
