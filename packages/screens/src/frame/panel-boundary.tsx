import { Component, type ReactNode } from "react";
import { renewFailedParts } from "./lazy-part.tsx";
import { PanelFailed } from "./panel-failed.view.tsx";

/** Whether the panel is broken, and how often it was tried again. */
interface PanelState {
  hasFailed: boolean;
  retries: number;
}

/**
 * Keeps what breaks in a panel from taking the page with it, and offers to try again. What fails twice may be code that
 * a newer version of the site has removed: then the page can be loaded anew, too.
 *
 * @example
 * <PanelBoundary><Suspense fallback={place}><Chart /></Suspense></PanelBoundary>
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
        onRetry={() => {
          renewFailedParts();
          this.setState({ hasFailed: false, retries: retries + 1 });
        }}
        onReload={retries > 0 ? () => window.location.reload() : null}
      />
    );
  }
}
