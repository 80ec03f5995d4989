// Keeps what goes wrong in a part that a page can do without from taking the page along.
import { Component, type ReactNode } from "react";

type Props = { children: ReactNode };

/** The part is gone then; React says in the console why. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
