import type { AppShellLabels, NavigationItem } from "@broker/ui";

const nothing = () => {};
const NoContent = () => null;

const labels: AppShellLabels = {
  skipToContent: "Skip to content",
  navigation: "Main menu",
  collapseMenu: "Collapse menu",
  expandMenu: "Expand menu",
  openMenu: "Menu",
  closeMenu: "Close menu",
  opensNewTab: "(opens in a new tab)",
};
const pages: readonly NavigationItem[] = [];

/**
 * Values for the names in the examples of docs pages that belong to the app of the reader, so that an example runs as
 * it stands. Code of the playground that declares a name uses its own. `packed/examples` declares their types.
 */
export const standIns: Readonly<Record<string, unknown>> = {
  App: NoContent,
  ChartMissing: NoContent,
  LazyQrCode: NoContent,
  Lists: NoContent,
  Periods: NoContent,
  attempts: 1,
  expiresAt: Date.now() + 90_000,
  goTo: nothing,
  isLoaded: true,
  isSaving: false,
  isSigningIn: false,
  labels,
  navigate: nothing,
  pages,
  refresh: nothing,
  send: nothing,
  signIn: nothing,
  signOut: nothing,
  speak: nothing,
  useHref: (path: string) => path,
  voidCode: nothing,
};
