import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What is shown instead of what broke. `retry` renders the children anew. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  /** When it changes, the children get a new chance. */
  resetKey?: string;
  children: ReactNode;
}

interface BoundaryState {
  resetKey: string | undefined;
  failure: unknown;
  hasFailed: boolean;
}

/** Keeps what breaks below it from taking the rest of the page along. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, hasFailed: false, failure: undefined };

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false, failure: undefined };
  }

  static getDerivedStateFromError(failure: unknown) {
    return { hasFailed: true, failure };
  }

  retry = () => this.setState({ hasFailed: false, failure: undefined });

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(this.state.failure, this.retry) : children;
  }
}
