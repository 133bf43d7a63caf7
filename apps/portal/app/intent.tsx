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

/** The page of the portal's own that an event's target leads to. */
function pageOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.href && link.origin === window.location.origin && !link.download ? new URL(link.href) : null;
}

let pressed: { readonly on: Location; readonly path: string } | null = null;

/** The page whose link was pressed on the one that is open: its data was asked for, and it may never open. */
export const pressedPage = (on: Location) => (pressed?.on === on ? pressed.path : null);

/** Fetches the code of a page when a pointer, the focus or a finger is on a link to it; its data when that is pressed. */
export function LoadOnIntent() {
  const [page, setPage] = useState<string | null>(null);
  const location = useLocation();
  const loadData = useEffectEvent((event: Event) => {
    const url = pageOf(event);
    pressed = url && { on: location, path: url.pathname + url.search };
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
    const press = (event: Event) => loadData(event);
    document.addEventListener("pointerover", loadCode);
    document.addEventListener("focusin", loadCode);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("pointerover", loadCode);
      document.removeEventListener("focusin", loadCode);
      document.removeEventListener("pointerdown", press);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
