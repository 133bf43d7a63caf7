import { loadLanguage } from "@broker/screens";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { prerender } from "react-dom/static";
import { readPath } from "./language/address.ts";
import { PrerenderedLanguage } from "./language/use-language.ts";

/** Renders the prerendered pages and the fallback of the client area, at build time only. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const language = await loadLanguage(readPath(new URL(request.url).pathname).named ?? "en");
  const { prelude } = await prerender(
    <PrerenderedLanguage value={language}>
      <ServerRouter context={routerContext} url={request.url} />
    </PrerenderedLanguage>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
