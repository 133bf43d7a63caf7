import "./layers.css";
import { ErrorScreen, useArrival } from "@broker/screens";
import { schemeScript } from "@broker/site/scheme-choice";
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
import { config, CONFIGURATION } from "./config.ts";
import { applyThemeScript, takeTokenScript } from "./inapp/first-scripts.ts";
import { readPath } from "./language/address.ts";
import { useSpoken } from "./language/use-language.ts";
import { Providers } from "./providers.tsx";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  // In the HTML only, where a configured brand has its own.
  ...(import.meta.env.SSR ? fontLinks : []),
];

const originsOf = (...addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address?.startsWith("http") ? new URL(address).origin : [])).join(" ");

/** The origins besides the page's own that its scripts call, and those of its pictures. */
const callTargets = originsOf(config.providerUrl, config.contentUrl);
const imageSources = originsOf(config.providerUrl);

/** A part of the built HTML, which runs before the first paint: the client bundle needs no copy. */
const firstScript = import.meta.env.SSR ? `${takeTokenScript};${schemeScript};${applyThemeScript}` : "";
/** The styles that a configuration has written into the page; while developing, those of its brand. */
const firstStyles = import.meta.env.SSR
  ? String(import.meta.env["BRAND_STYLES"] ?? "")
  : (document.getElementById("configured")?.textContent ?? "");
const firstConfiguration = import.meta.env.SSR ? JSON.stringify(config).replaceAll("<", "\\u003c") : "";

/** The HTML document of every page with scripts. */
export function Layout(props: { children: ReactNode }) {
  // The same page in another language is no navigation.
  useArrival(readPath(useLocation().pathname).path);
  const { tag, direction } = useSpoken();
  return (
    // The page's first script may have set attributes from its address.
    <html lang={tag} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* React Aria adds a style with this id unless the page has one: a new layer styles the whole page again. */}
        <meta id="react-aria-pressable-style" />
        {/* The server allows the pages to call these origins besides their own. */}
        {callTargets === "" ? null : <meta name="connect-targets" content={callTargets} />}
        {imageSources === "" ? null : <meta name="image-sources" content={imageSources} />}
        <script
          id={CONFIGURATION}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: firstConfiguration }}
        />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        {/* Nothing is painted before the whole page is parsed: centred content would shift meanwhile. */}
        <link rel="expect" href="#end" blocking="render" />
        <Meta />
        <Links />
        {/* The place of the styles that a configuration brings. */}
        <style id="configured" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstStyles }} />
      </head>
      <body>
        {props.children}
        <template id="end" />
        <Scripts />
      </body>
    </html>
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
    <Providers>
      <ErrorScreen message={message} isCodeMissing={missingCode.test(message)} />
    </Providers>
  );
}
