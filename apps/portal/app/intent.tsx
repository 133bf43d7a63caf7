import { depositWithdrawalTab, loadAhead, transactionTab } from "@broker/screens";
import { useEffect, useEffectEvent, useState } from "react";
import { type Location, PrefetchPageLinks, useLocation } from "react-router-dom";
import { makeFirstCalls } from "./first-calls.ts";

/** What a page fetches by itself, for the tab that is open. */
async function loadTab({ pathname, searchParams }: URL): Promise<void> {
  const tab = searchParams.get("tab");
  if (pathname === "/deposit-withdraw") {
    const page = await import("./routes/account/deposit-withdraw-ahead.ts");
    page.loadTab(depositWithdrawalTab(tab));
  } else if (pathname === "/transactions") {
    const page = await import("./routes/account/transactions-ahead.ts");
    page.loadTab(transactionTab(tab));
  }
}

/** The page of the portal's own, in this tab, that an event's target leads to. */
function pageOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.origin !== window.location.origin || link.target || link.download) return null;
  return new URL(link.href);
}

let opening: { readonly from: Location; readonly path: string } | null = null;

/** The page that a click on the open one leads to, though it may never open. */
export const openingPage = (from: Location) => (opening?.from === from ? opening.path : null);

/** Fetches the code of a page when a pointer, the focus or a finger is on a link to it; its data when that is clicked. */
export function LoadOnIntent() {
  const [page, setPage] = useState<string | null>(null);
  const location = useLocation();
  const loadData = useEffectEvent((event: Event) => {
    // What the router took from the browser: no other tab, file or site.
    const url = event.defaultPrevented ? pageOf(event) : null;
    opening = url && { from: location, path: url.pathname + url.search };
    if (url) makeFirstCalls(url.href);
  });
  useEffect(() => {
    const loadCode = (event: Event) => {
      const url = pageOf(event);
      if (!url) return;
      loadAhead(() => {
        setPage(url.pathname + url.search);
        return loadTab(url);
      });
    };
    const click = (event: Event) => loadData(event);
    document.addEventListener("pointerover", loadCode);
    document.addEventListener("focusin", loadCode);
    window.addEventListener("click", click);
    return () => {
      document.removeEventListener("pointerover", loadCode);
      document.removeEventListener("focusin", loadCode);
      window.removeEventListener("click", click);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
