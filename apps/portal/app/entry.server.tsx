import { loadLanguage } from "@broker/screens";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { prerender } from "react-dom/static";
import { readPath } from "./language/address.ts";
import { PrerenderedLanguage } from "./language/use-language.ts";
import { paths } from "./paths.ts";
import { UnroutedHead } from "./unrouted/unrouted-head.tsx";
import { UnroutedLogin } from "./unrouted/unrouted-login.tsx";
import { UnroutedSignUp } from "./unrouted/unrouted-sign-up.tsx";

/** The pages that start without the router. */
const unrouted = new Map<string, typeof UnroutedLogin>([
  [paths.login, UnroutedLogin],
  [paths.signUp, UnroutedSignUp],
]);

/** Renders the prerendered pages and the fallback of the client area, at build time only. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const pathname = new URL(request.url).pathname.replace(/(?!^)\/$/, "");
  const { path, named } = readPath(pathname);
  const language = await loadLanguage(named ?? "en");
  // While developing, the router starts every page.
  const Unrouted = import.meta.env.PROD ? unrouted.get(path) : undefined;
  const prerendered = { address: { pathname, search: "" }, head: <UnroutedHead context={routerContext} /> };
  const { prelude } = await prerender(
    <PrerenderedLanguage value={language}>
      {Unrouted ? (
        <Unrouted prerendered={prerendered} />
      ) : (
        <ServerRouter context={routerContext} url={request.url} />
      )}
    </PrerenderedLanguage>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
