import type { Decorator } from "@storybook/react-vite";
import { AuthArt } from "@trellis/ui/auth-art";
import { AuthFrame } from "@trellis/ui/auth-frame";
import { Logo } from "@trellis/ui/logo";
import { PlainFrame } from "@trellis/ui/plain-frame";
import { useTranslation } from "react-i18next";

/** Renders a story in the layout of the authentication pages. `parameters.scene` selects the picture. */
export const inAuthFrame: Decorator = function InAuthFrame(Story, { parameters }) {
  const { t } = useTranslation("account");
  const scene = (parameters["scene"] ?? "garden") as "garden" | "bud";
  const words = scene === "bud" ? "reset." : "";
  return (
    <AuthFrame
      logo={<Logo name="Trellis" />}
      art={<AuthArt scene={scene} />}
      slogan={t(`${words}slogan`)}
      tagline={t(`${words}pitch`)}
    >
      <Story />
    </AuthFrame>
  );
};

/** Renders a story in the layout without navigation. */
export const inPlainFrame: Decorator = function InPlainFrame(Story) {
  const { t } = useTranslation("frame");
  return (
    <PlainFrame labels={{ skip: t("skip") }} logo={<Logo background="frame" name="Trellis" />}>
      <Story />
    </PlainFrame>
  );
};
