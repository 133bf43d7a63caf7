import { type Late, late, type MissingCode } from "@broker/ui";
import type { ComponentType } from "react";
import { ErrorState } from "./error-state.view.tsx";
import { LoadingScreen } from "./loading.view.tsx";

/** Replaces a screen whose code failed to load. */
function MissingScreen({ error }: MissingCode) {
  return <ErrorState message={error instanceof Error ? error.message : String(error)} isCodeMissing />;
}

/** What replaces a screen while its code is loading or missing. */
export const screenOptions = { while: LoadingScreen, whenMissing: MissingScreen };

/** Creates a screen of the client area whose code is loaded by its `preload`, or on first render. */
export function lateScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  return late(load, screenOptions);
}
