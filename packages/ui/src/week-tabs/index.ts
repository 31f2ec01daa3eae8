export { WeekTabs, type WeekTab, type WeekTabsProps } from "./week-tabs.tsx";
