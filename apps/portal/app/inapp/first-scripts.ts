declare global {
  interface Window {
    /** The one-time token that was in the page's address; taken by the exchange. */
    inappToken?: string | null;
  }
}

/**
 * Takes the one-time token out of the address of a page in a frame, from the fragment, before any other script can
 * read it. A part of the built HTML: the client bundle needs no copy.
 */
export const takeTokenScript = import.meta.env.SSR
  ? `var f=location.pathname.startsWith("/inapp/")?new URL(location.href):null;if(f){window.inappToken=new URLSearchParams(f.hash.slice(1)).get("token");f.hash="";history.replaceState(null,"",f.pathname+f.search)}`
  : "";

/** Applies the appearance that the address of a page in a frame names, in place of the portal's own. */
export const applyThemeScript = import.meta.env.SSR
  ? `if(f){var d=document.documentElement.dataset,h=f.searchParams.get("theme");if(h==="light"||h==="dark")d.colorScheme=h;else delete d.colorScheme}`
  : "";
