export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from "./button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./button-link.tsx";
