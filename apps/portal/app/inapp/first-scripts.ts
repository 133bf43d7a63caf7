declare global {
  interface Window {
    /** The one-time token that was in the page's address; the exchange removes it. */
    inappToken?: string | null;
  }
}

/**
 * Removes the one-time token from the fragment of the address of a page in a frame, before any other script can read it. It is
 * a part of the built HTML, so that the client bundle needs no copy.
 */
export const takeTokenScript = import.meta.env.SSR
  ? `var f=location.pathname.startsWith("/inapp/")?new URL(location.href):null;if(f){window.inappToken=new URLSearchParams(f.hash.slice(1)).get("token");f.hash="";history.replaceState(null,"",f.pathname+f.search)}`
  : "";

/** Applies the appearance that the address of a page in a frame names, in place of the portal's own. */
export const applyThemeScript = import.meta.env.SSR
  ? `if(f){var d=document.documentElement.dataset,h=f.searchParams.get("theme");if(h==="light"||h==="dark")d.colorScheme=h;else delete d.colorScheme}`
  : "";
