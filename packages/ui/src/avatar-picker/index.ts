export { AvatarPicker, type AvatarPickerProps } from "./avatar-picker.tsx";
