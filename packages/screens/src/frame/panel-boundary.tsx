import { Component, type ReactNode } from "react";
import { PanelFailed } from "./panel-failed.view.tsx";

/** Whether the panel has failed, and the number of retries. */
interface PanelState {
  hasFailed: boolean;
  retries: number;
}

/**
 * Limits an error to its panel, and offers a retry; after a second failure also a reload of the page. Code that fails
 * to load is no error here: `late` renders its replacement.
 *
 * @example
 * <PanelBoundary><Balances /></PanelBoundary>
 */
export class PanelBoundary extends Component<{ children: ReactNode }, PanelState> {
  override state: PanelState = { hasFailed: false, retries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { hasFailed, retries } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <PanelFailed
        onRetry={() => this.setState({ hasFailed: false, retries: retries + 1 })}
        onReload={retries > 0 ? () => window.location.reload() : null}
      />
    );
  }
}
