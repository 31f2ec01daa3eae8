import { Button } from "@trellis/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { reloadPage } from "../platform/page.ts";

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-3);
  justify-items: start;
  align-content: center;
  max-width: 480px;
  min-height: 50vh;
  margin-inline: auto;
  padding: var(--tr-space-6);
  & > p {
    color: var(--tr-text-2);
  }
`;

export interface BrokenPageProps {
  /** `code`: it could not be fetched, so only a reload helps. `fault`: it fell over. */
  cause: "code" | "fault";
  onRetry: () => void;
}

/** What stands in place of a screen that could not be fetched or that fell over. */
export function BrokenPage({ cause, onRetry }: BrokenPageProps): ReactNode {
  const { t } = useTranslation();
  const isOutdated = cause === "code";
  return (
    <Root role="alert">
      <h1>{t(isOutdated ? "broken.outdatedTitle" : "broken.title")}</h1>
      <p>{t(isOutdated ? "broken.outdatedReason" : "broken.reason")}</p>
      <Button onClick={isOutdated ? reloadPage : onRetry}>{t(isOutdated ? "broken.reload" : "broken.retry")}</Button>
    </Root>
  );
}

/** Browsers word it differently, but all of them name the module that did not come. */
export const causeOf = (failure: unknown): BrokenPageProps["cause"] =>
  failure instanceof TypeError && /module|import/i.test(failure.message) ? "code" : "fault";
