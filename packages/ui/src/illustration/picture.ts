import type { ComponentPropsWithRef } from "react";

/** Props of an illustration: those of its `<svg>`. */
export type PictureProps = Omit<ComponentPropsWithRef<"svg">, "children">;
