import { Button } from "@trellis/ui/button";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { reloadPage } from "../platform/page.ts";

interface BoundaryProps {
  /** Renders the fallback. `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: string;
  children: ReactNode;
}

interface BoundaryState {
  resetKey: string | undefined;
  error: unknown;
  hasFailed: boolean;
}

/** Error boundary that resets with `resetKey`. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, hasFailed: false, error: undefined };

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error };
  }

  retry = () => this.setState({ hasFailed: false, error: undefined });

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(this.state.error, this.retry) : children;
  }
}

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
  error: unknown;
  onRetry: () => void;
}

/** Whether code failed to load. Browsers word the message differently, but all mention the module or the import. */
const isLoadError = (error: unknown): boolean => error instanceof TypeError && /module|import/i.test(error.message);

/** Fallback for a screen that crashed or whose code failed to load, which only a reload can fix. */
export function BrokenPage({ error, onRetry }: BrokenPageProps): ReactNode {
  const { t } = useTranslation();
  const isOutdated = isLoadError(error);
  return (
    <Root role="alert">
      <h1>{t(isOutdated ? "broken.outdatedTitle" : "broken.title")}</h1>
      <p>{t(isOutdated ? "broken.outdatedReason" : "broken.reason")}</p>
      <Button onClick={isOutdated ? reloadPage : onRetry}>{t(isOutdated ? "broken.reload" : "broken.retry")}</Button>
    </Root>
  );
}

/** Error boundary of a page: shows `BrokenPage` in its place. */
export function PageBoundary({ children, ...props }: Pick<BoundaryProps, "children" | "resetKey">): ReactNode {
  return (
    <Boundary {...props} fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}>
      {children}
    </Boundary>
  );
}
