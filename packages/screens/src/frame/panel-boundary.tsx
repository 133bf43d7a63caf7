import { Component, type ReactNode } from "react";
import { PanelFailed } from "./panel-failed.view.tsx";

/**
 * Keeps what breaks in a panel from taking the page with it, and offers to try again.
 *
 * @example
 * <PanelBoundary><Suspense fallback={place}><Chart /></Suspense></PanelBoundary>
 */
export class PanelBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PanelFailed onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
