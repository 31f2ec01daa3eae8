export { Menu, type MenuProps } from "./menu.tsx";
export { MenuChoice, type MenuChoiceProps } from "./menu-choice.tsx";
export { MenuItem, type MenuItemProps } from "./menu-item.tsx";
export { Submenu, type SubmenuProps } from "./submenu.tsx";
