import { useArrival } from "@broker/screens";
import { type ComponentType, type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { Document } from "../document.tsx";
import { readPath } from "../language/address.ts";
import { areaPaths, paths } from "../paths.ts";
import type { Address, Surroundings } from "../routes/visitor/use-language-addresses.ts";
import { VisitorFrame } from "../routes/visitor/visitor-frame.tsx";
import { DepartureContext, type Destination } from "./departure.ts";
import { loadRouter } from "./load-router.ts";
import { moveTo, useOwnAddress } from "./own-address.ts";

/** The properties of {@link UnroutedPage}. */
export interface UnroutedPageProps {
  /** The path of the page, in English. */
  path: string;
  Page: ComponentType<{ search: URLSearchParams }>;
  /** The address and the head, while prerendering. */
  prerendered?: { readonly address: Address; readonly head: ReactNode };
}

/** The pages that the router opens in the same document. */
const routed: ReadonlySet<string> = new Set([...areaPaths, paths.login]);
const ownPathOf = (path: string) => readPath(new URL(path, window.location.origin).pathname).path;

/** Opens a page by its document. */
const openDocument = ({ path, replace }: Destination) =>
  replace === true ? window.location.replace(path) : window.location.assign(path);

/** Loads the router when the user has begun to fill in the page's form: a sign-in then opens the client area at once. */
function useRouterAhead(path: string): void {
  useEffect(() => {
    const given = new AbortController();
    const ahead = () => {
      given.abort();
      // After the input is shown.
      setTimeout(() => void loadRouter(path).catch(() => undefined));
    };
    for (const event of ["input", "submit"])
      document.addEventListener(event, ahead, { signal: given.signal });
    return () => given.abort();
  }, [path]);
}

/** The page that the user opens by the router, and the router from when it is loaded. */
function useDeparture(from: string) {
  const [to, setTo] = useState<Destination | null>(null);
  const [Router, setRouter] = useState<ComponentType | null>(null);
  const [isLeft, setLeft] = useState(false);
  const departure = useMemo(() => to && { from, to, isLeft, leave: () => setLeft(true) }, [from, to, isLeft]);
  const depart = (destination: Destination) => {
    setTo(destination);
    void loadRouter(from).then(
      (loaded) => startTransition(() => setRouter(() => loaded)),
      // A new release may have removed the file; a newly loaded document names the existing files.
      () => openDocument(destination),
    );
  };
  return { departure, Router, isLeft, depart };
}

/**
 * A prerendered page for visitors that starts without the router. The router is loaded when the user leads on to the
 * client area, and then renders it in the same document; other pages are opened by their documents.
 */
export function UnroutedPage({ path, Page, prerendered }: UnroutedPageProps) {
  const address = useOwnAddress(prerendered?.address);
  const { departure, Router, isLeft, depart } = useDeparture(path);
  useArrival(path);
  useRouterAhead(path);
  const isOwn = readPath(address.pathname).path.replace(/\/$/, "") === path;
  useEffect(() => {
    // The browser went back or forward to another page, or a script to an address.
    if (!isOwn && !isLeft) window.location.reload();
  }, [isOwn, isLeft]);
  const navigate: Surroundings["navigate"] = (to, { replace = false } = {}) => {
    const destination = { path: to, replace };
    const ownPath = ownPathOf(to);
    if (ownPath === path) moveTo(destination);
    else if (routed.has(ownPath)) depart(destination);
    else openDocument(destination);
  };
  const search = useMemo(() => new URLSearchParams(address.search), [address.search]);
  return (
    <Document head={prerendered?.head}>
      {Router && departure && (
        <DepartureContext value={departure}>
          <Router />
        </DepartureContext>
      )}
      {!isLeft && (
        <VisitorFrame address={address} navigate={navigate}>
          <Page search={search} />
        </VisitorFrame>
      )}
    </Document>
  );
}
