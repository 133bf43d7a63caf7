// A page is prerendered without its address. These scripts stand before its content, so that they run before any of it
// is painted; `first-paint.css` does the rest, and React writes the same when it comes. They
// stand in the prerendered page alone: what loads scripts needs no second copy.

/** Writes down why a session has ended. */
export const endedScript = import.meta.env.SSR
  ? `document.documentElement.dataset.why=new URLSearchParams(location.search).get("ended")`
  : "";

/** Writes down whether the link has a referral code. */
export const referralScript = import.meta.env.SSR
  ? `if(new URLSearchParams(location.search).get("referralCode")?.trim())document.documentElement.dataset.referred=""`
  : "";
