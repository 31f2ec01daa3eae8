export { PlatformList, type PlatformListProps } from "./platform-list.tsx";
export { PlatformRow, type PlatformRowProps } from "./platform-row.tsx";
