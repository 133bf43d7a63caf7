import { useSyncExternalStore } from "react";
import type { Address } from "../routes/visitor/use-language-addresses.ts";
import type { Destination } from "./departure.ts";

const read = (): Address => ({ pathname: window.location.pathname, search: window.location.search });

let current: Address | null = null;
const get = () => (current ??= read());

const listeners = new Set<() => void>();
/** Reads the address again, after a script has changed it. */
export function readAddress(): void {
  current = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", readAddress);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", readAddress);
  };
}

/** Returns the address of the page; while prerendering, the given one. */
export const useOwnAddress = (prerendered: Address | undefined): Address =>
  useSyncExternalStore(subscribe, get, () => prerendered ?? get());

/** Changes the address of the page, which stays the same page, such as that in another language. */
export function moveTo({ path, replace }: Destination): void {
  if (replace === true) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  readAddress();
}
