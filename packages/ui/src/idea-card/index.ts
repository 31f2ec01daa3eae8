export { IdeaCard, type IdeaCardProps } from "./idea-card.tsx";
export { IdeaGrid, type IdeaGridProps } from "./idea-grid.tsx";
