export { OutputPanel, type OutputPanelProps } from "./output-panel.tsx";
