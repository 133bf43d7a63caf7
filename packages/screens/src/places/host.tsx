import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { defaultMenu, type MenuItem } from "./menu.ts";
import { type Hrefs, type Places, toHrefs } from "./places.ts";

/** The router's function that opens an address of the app. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

interface Host {
  readonly places: Hrefs;
  readonly menu: readonly MenuItem[];
  readonly navigate: Navigate;
}

const HostContext = createContext<Host | null>(null);

interface HostProviderProps {
  places: Places;
  menu?: readonly MenuItem[];
  navigate: Navigate;
  children: ReactNode;
}

/** Provides the host's places, menu and navigation to the screens below. */
export function HostProvider({ places, menu = defaultMenu, navigate, children }: HostProviderProps) {
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  // The router may pass a new function on each page, which must not re-render the screens.
  const go = useCallback<Navigate>((...to) => latest.current(...to), []);
  const host = useMemo(() => ({ places: toHrefs(places), menu, navigate: go }), [places, menu, go]);
  return <HostContext value={host}>{children}</HostContext>;
}

function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error("A screen needs a <ScreensProvider> above it.");
  return host;
}

/**
 * Returns the app's addresses for the links of a screen.
 *
 * @example
 * const places = usePlaces();
 * return <Link href={places.transactions("deposit")}>{t("transactions")}</Link>;
 */
export const usePlaces = (): Hrefs => useHost().places;

/** Returns the items of the side menu, in order. */
export const useMenu = (): readonly MenuItem[] => useHost().menu;

/** Returns the function that navigates to a place when a screen is done. */
export const useNavigate = (): Navigate => useHost().navigate;
