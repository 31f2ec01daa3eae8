export { QuickAction, type QuickActionProps } from "./quick-action.tsx";
