import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { NotFoundScreen } from "../../features/not-found/not-found.screen.tsx";
import { hasPreviousPage } from "../../platform/page.ts";
import { paths } from "../../paths.ts";

/** The catch-all route. */
export function NotFoundRoute(): ReactNode {
  const navigate = useNavigate();
  const goBack = () => void (hasPreviousPage() ? navigate(-1) : navigate(paths.dashboard));
  return <NotFoundScreen onBack={goBack} />;
}
