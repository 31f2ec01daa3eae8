import { AuthCanvas, AuthPlatforms, AuthTrellis } from "@trellis/ui/auth-art";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useIsSettled } from "../../platform/settled.ts";
// Drawn by tests/web/auth-vines.test.tsx.
import bud from "./vines-bud.svg?no-inline";
import garden from "./vines-garden.svg?no-inline";

const images = { bud, garden };

/** One image instead of 350 elements, which appears without work for the main thread. */
const Vines = styled(AuthCanvas)`
  &:not([data-shown]) {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity var(--tr-dur-grow) var(--tr-ease-out);
  }
`;

/** The illustration of the account pages. The vines are fetched when the form can be used. */
export function AuthPicture({ scene }: { scene: "garden" | "bud" }): ReactNode {
  const isSettled = useIsSettled();
  const [shown, setShown] = useState<string>();
  return (
    <>
      <AuthCanvas>
        <AuthTrellis />
      </AuthCanvas>
      {isSettled && (
        <Vines key={scene} data-shown={shown === scene ? "" : undefined}>
          <image href={images[scene]} width="760" height="940" onLoad={() => setShown(scene)} />
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
