import type { ReactNode } from "react";
import type { PictureProps } from "../illustration/picture.ts";
import { AuthCanvas, AuthPlatforms, AuthTrellis } from "./layers.tsx";
import { AuthVines } from "./vines.tsx";

export { AuthCanvas, type AuthCanvasProps, AuthPlatforms, AuthTrellis } from "./layers.tsx";

export interface AuthArtProps extends PictureProps {
  /** `garden` shows the four platforms; `bud` shows a single vine. */
  scene?: "garden" | "bud";
}

/** Illustration for the authentication pages. Its layers are exported too, for an app that shows the vines as an image. */
export function AuthArt({ scene = "garden", ...props }: AuthArtProps): ReactNode {
  return (
    <AuthCanvas {...props}>
      <AuthTrellis />
      <AuthVines scene={scene} />
      {scene === "garden" && <AuthPlatforms />}
    </AuthCanvas>
  );
}
