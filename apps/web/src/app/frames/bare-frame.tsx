import { PlainFrame } from "@trellis/ui/plain-frame";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HomeLogo } from "../../features/navigation/home-logo.tsx";

/** A frame without navigation. */
export function BareFrame({ end, children }: { end?: ReactNode; children: ReactNode }): ReactNode {
  const { t } = useTranslation("frame");
  return (
    <PlainFrame labels={{ skip: t("skip") }} logo={<HomeLogo />} end={end}>
      {children}
    </PlainFrame>
  );
}
