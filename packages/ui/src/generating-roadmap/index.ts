export { GeneratingRoadmap, type GeneratingRoadmapProps } from "./generating-roadmap.tsx";
