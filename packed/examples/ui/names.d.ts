import type { AppShellLabels, MissingCode, NavigationItem } from "@broker/ui";
import type { ComponentType } from "react";

/** The names in the examples that belong to the app of the reader. */
declare global {
  const App: ComponentType;
  const ChartMissing: ComponentType<MissingCode>;
  const LazyQrCode: ComponentType<{ text: string; label: string }>;
  const Lists: ComponentType;
  const Periods: ComponentType;
  const attempts: number;
  const expiresAt: number;
  const goTo: (id: string) => void;
  const isLoaded: boolean;
  const isSaving: boolean;
  const isSigningIn: boolean;
  const labels: AppShellLabels;
  const navigate: (path: string) => void;
  const pages: readonly NavigationItem[];
  const refresh: () => void;
  const send: () => void;
  const signIn: () => void;
  const signOut: () => void;
  const speak: (tag: string) => void;
  const useHref: (path: string) => string;
  const voidCode: () => void;
}
