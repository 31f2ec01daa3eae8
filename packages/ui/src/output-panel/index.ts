export { DraftPaper } from "./draft-paper.tsx";
export { OutputPanel, type OutputPanelProps } from "./output-panel.tsx";
