import { useArrival } from "@broker/screens";
import { type ComponentType, type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { HydratedRouter } from "react-router/dom";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { readPath } from "../language/address.ts";
import { ErrorBoundary, HydrateFallback } from "../root.tsx";
import VisitorLayout from "../routes/visitor/layout.tsx";
import { type Departure, DepartureContext, type Destination } from "./departure.ts";
import { readAddress } from "./own-address.ts";

function useDeparture(): Departure {
  const departure = use(DepartureContext);
  if (!departure) throw new Error("The router was rendered before a page was opened.");
  return departure;
}

const useOwnPath = () => readPath(useLocation().pathname).path;

/** Replaces the document of the router's pages: the page has one. */
function Layout({ children }: { children: ReactNode }) {
  const { from, isLeft } = useDeparture();
  const path = useOwnPath();
  // The first page has the focus until it is removed.
  useArrival(isLeft ? path : from);
  return children;
}

/** Opens the page that the first page leads to, and renders nothing beside it. */
function Leave() {
  const go = useNavigate();
  const location = useLocation();
  const { to, leave } = useDeparture();
  const open = useEffectEvent(({ path, ...options }: Destination) => void go(path, options));
  const left = useEffectEvent(leave);
  useEffect(() => open(to), [to]);
  // The client area may redirect back, with the reason.
  useEffect(readAddress, [location]);
  // In the same frame, so that both pages are never seen at once.
  useLayoutEffect(() => () => left(), []);
  return null;
}

/** Loads the first page again when the browser goes back to it, because it is a separate document. */
function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}

function FirstPage() {
  return useDeparture().isLeft ? <Reload /> : <Leave />;
}

/** The layout of the pages for visitors, but for the first page, which the router does not render. */
function Visitors() {
  const { from } = useDeparture();
  return useOwnPath() === from ? <Outlet /> : <VisitorLayout />;
}

/** Prepares the router to start at the address of a page that was hydrated without it, and returns its component. */
export function startRouter(from: string, context: object): ComponentType {
  Object.assign(window, {
    // The state has no data, as on every prerendered page.
    __reactRouterContext: { ...context, stream: new ReadableStream() },
    __reactRouterRouteModules: {
      root: { default: Outlet, Layout, ErrorBoundary, HydrateFallback },
      "routes/visitor/layout": { default: Visitors },
      [`routes/visitor${from}`]: { default: FirstPage },
    },
  });
  return HydratedRouter;
}
