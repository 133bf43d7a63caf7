import "./layers.css";
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
import { fontLinks } from "./brand.ts";
import { Providers } from "./providers.tsx";
import { useReloadOnce } from "./reload-once.ts";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ...fontLinks,
];

/** The document around every page with scripts. */
export function Layout(props: { children: ReactNode }) {
  useArrival(useLocation().pathname);
  return (
    // A page's first script may have written down there what its address says.
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Nothing is painted before all of the page is there: what is centred would move as it grows. */}
        <link rel="expect" href="#end" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        {props.children}
        <template id="end" />
        <Scripts />
      </body>
    </html>
  );
}

/** Every page. */
export default function App() {
  return <Outlet />;
}

/** Stands while the client area's code is on its way. */
export function HydrateFallback() {
  return null;
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText;
  return error instanceof Error ? error.message : String(error);
}

/**
 * What browsers and the router say of a module that did not come. The router tells nothing but that a page gave no
 * result, as it has no code to give one.
 */
const missingCode =
  /dynamically imported module|importing a module script failed|No result returned from dataStrategy/i;

/** The last resort of every page: it says what happened, and leads home. An unknown address has a page of its own. */
export function ErrorBoundary(props: { error: unknown }) {
  const message = textOf(props.error);
  const isCodeMissing = missingCode.test(message);
  if (useReloadOnce(isCodeMissing ? message : null)) return null;
  return (
    <Providers>
      <ErrorScreen message={message} isCodeMissing={isCodeMissing} />
    </Providers>
  );
}
