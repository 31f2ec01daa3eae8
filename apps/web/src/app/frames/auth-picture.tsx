import { AuthCanvas, AuthPlatforms, AuthTrellis } from "@trellis/ui/auth-art";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { useIsSettled } from "../../platform/settled.ts";
// Drawn by tests/web/auth-vines.test.tsx.
import bud from "./vines-bud.svg?no-inline";
import garden from "./vines-garden.svg?no-inline";

const drawings = { bud, garden };

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** An external image: it needs no code, and the main thread has nothing to do when it appears. */
const Vines = styled(AuthCanvas)`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} var(--tr-dur-grow) var(--tr-ease-out);
  }
`;

/** The illustration of the account pages. The vines are fetched when the form can be used. */
export function AuthPicture({ scene }: { scene: "garden" | "bud" }): ReactNode {
  const isSettled = useIsSettled();
  return (
    <>
      <AuthCanvas>
        <AuthTrellis />
      </AuthCanvas>
      {isSettled && (
        <Vines key={scene}>
          <use href={`${drawings[scene]}#vines`} />
        </Vines>
      )}
      {scene === "garden" && (
        <AuthCanvas>
          <AuthPlatforms />
        </AuthCanvas>
      )}
    </>
  );
}
