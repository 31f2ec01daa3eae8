export { Popover, type PopoverProps, type PopoverTrigger } from "./popover.tsx";
