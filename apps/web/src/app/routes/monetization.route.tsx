import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { MonetizationScreen } from "../../features/monetization/monetization.screen.tsx";
import { sampleMonetization } from "../../features/monetization/monetization-sample.ts";

/** The monetization hub, with sample data for the last months. */
export function MonetizationRoute(): ReactNode {
  const { t } = useTranslation("monetization");
  const [now] = useState(() => new Date());
  const sample = useMemo(() => sampleMonetization(now, t), [now, t]);
  return <MonetizationScreen sample={sample} />;
}
