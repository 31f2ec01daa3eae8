export { Menu, type MenuProps } from "./menu.tsx";
export { MenuChoice, type MenuChoiceProps } from "./menu-items.tsx";
export { MenuItem, type MenuItemProps } from "./menu-items.tsx";
