import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What is shown instead of what broke. `retry` renders the children anew. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  /** When it changes, the children get a new chance. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps what breaks below it from taking the rest of the page along. */
export class Boundary extends Component<BoundaryProps, { failure?: unknown; hasFailed: boolean }> {
  override state = { hasFailed: false, failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { hasFailed: true, failure };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ hasFailed: false, failure: undefined });

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(this.state.failure, this.retry) : children;
  }
}
