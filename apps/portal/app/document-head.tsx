import type { ReactNode } from "react";
import { type DocumentLink, fontLinks } from "./brand.ts";
import { config, CONFIGURATION } from "./config.ts";
import { applyThemeScript, takeTokenScript } from "./inapp/first-scripts.ts";
import { schemeScript } from "@broker/site/scheme-choice";

/** The links of every page. */
export const documentLinks: readonly DocumentLink[] = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  // In the HTML only, where a configured brand has its own.
  ...(import.meta.env.SSR ? fontLinks : []),
];

const originsOf = (...addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address?.startsWith("http") ? new URL(address).origin : [])).join(" ");

/** The origins that the scripts of the page call besides its own, and the origins of its pictures. */
const callTargets = originsOf(config.providerUrl, config.contentUrl);
const imageSources = originsOf(config.providerUrl);

/** A part of the built HTML, which runs before the first paint: the client bundle needs no copy. */
const firstScript = import.meta.env.SSR ? `${takeTokenScript};${schemeScript};${applyThemeScript}` : "";
/** The styles that a configuration has written into the page; during development, the styles of its brand. */
const firstStyles = import.meta.env.SSR
  ? String(import.meta.env["BRAND_STYLES"] ?? "")
  : (document.getElementById("configured")?.textContent ?? "");
const firstConfiguration = import.meta.env.SSR ? JSON.stringify(config).replaceAll("<", "\\u003c") : "";

/** The head of every page: its configuration, its first script, and its links, the children. */
export function DocumentHead({ children }: { children: ReactNode }) {
  return (
    <>
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
      {/* The first paint waits until the whole page is parsed, because centred content would shift meanwhile. */}
      <link rel="expect" href="#end" blocking="render" />
      {children}
      {/* The place of the styles that a configuration brings. */}
      <style id="configured" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstStyles }} />
    </>
  );
}
