import type { ReactNode } from "react";
import { Vine } from "../illustration/vine.tsx";
import { loneVine, vines } from "./garden.ts";
import { PITCH } from "./trellis.ts";

/** The vines of the authentication pages' illustration, for use inside a 760 × 940 `<svg>`. */
export function AuthVines({ scene }: { scene: "garden" | "bud" }): ReactNode {
  if (scene === "bud") return <Vine pitch={PITCH} {...loneVine} />;
  return vines.map((vine) => <Vine key={vine.seed} pitch={PITCH} {...vine} />);
}
