import type { ComponentPropsWithRef } from "react";

/** What a picture takes: whatever its `<svg>` does. */
export type PictureProps = Omit<ComponentPropsWithRef<"svg">, "children">;
