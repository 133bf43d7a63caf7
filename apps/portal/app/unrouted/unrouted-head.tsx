import type { EntryContext } from "react-router";
import { DocumentHead, documentLinks } from "../document-head.tsx";
import { ROUTER } from "./load-router.ts";

/**
 * The head of a prerendered page that starts without the router: its links, and the data from which the router starts later.
 */
export function UnroutedHead({ context }: { context: EntryContext }) {
  const { manifest, future, routeDiscovery, ssr, isSpaMode, staticHandlerContext } = context;
  const styles = manifest.routes["root"]?.css ?? [];
  const later = {
    manifest: manifest.url,
    context: { basename: staticHandlerContext.basename, future, routeDiscovery, ssr, isSpaMode },
  };
  return (
    <DocumentHead>
      {documentLinks.map((link) => (
        <link key={link.href} {...link} />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script
        id={ROUTER}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(later).replaceAll("<", "\\u003c") }}
      />
    </DocumentHead>
  );
}
