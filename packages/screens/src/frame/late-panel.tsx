import { Card, type Late, late, Skeleton } from "@broker/ui";
import type { ComponentType } from "react";
import { MissingPanel } from "./panel-failed.view.tsx";

/** The placeholder of a panel, equal to the panel's own loading state. */
function PanelPlace() {
  return (
    <Card>
      <Skeleton height="block" />
    </Card>
  );
}

/** What replaces a panel while its code is loading or missing. */
export const panelOptions = { while: PanelPlace, whenMissing: MissingPanel };

/** Creates a panel whose code is loaded by its `preload`, or on first render. */
export function latePanel<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  return late(load, panelOptions);
}
