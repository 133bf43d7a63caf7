import { ErrorScreen, useArrival } from "@broker/screens";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useLocation,
} from "react-router-dom";
import { Document } from "./document.tsx";
import { DocumentHead, documentLinks } from "./document-head.tsx";
import { readPath } from "./language/address.ts";
import { RoutedProviders } from "./routed-providers.tsx";

export const links: LinksFunction = () => [...documentLinks];

/** The HTML document of every page of the router. */
export function Layout(props: { children: ReactNode }) {
  // The same page in another language is no navigation.
  useArrival(readPath(useLocation().pathname).path);
  const head = (
    <DocumentHead>
      <Meta />
      <Links />
    </DocumentHead>
  );
  return (
    <Document head={head} scripts={<Scripts />}>
      {props.children}
    </Document>
  );
}

/** The root component of every page. */
export default function App() {
  return <Outlet />;
}

/** Renders the placeholder while the client area's code is loading. */
export function HydrateFallback() {
  return null;
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Matches the messages of browsers and the router for a module that failed to load. The router's message says only that
 * a page returned no result, because it has no code to return one.
 */
const missingCode =
  /dynamically imported module|importing a module script failed|No result returned from dataStrategy/i;

/**
 * Shows an error that no other page handles, with a link to the start page. Unknown addresses have a page of
 * their own.
 */
export function ErrorBoundary(props: { error: unknown }) {
  const message = textOf(props.error);
  return (
    <RoutedProviders>
      <ErrorScreen message={message} isCodeMissing={missingCode.test(message)} />
    </RoutedProviders>
  );
}
