import { languages } from "@broker/screens";
import { languageScript as scriptOf } from "@broker/site/language-choice";

// A page is prerendered without its query. These inline scripts run before its content is painted; `first-paint.css`
// uses the attributes that they set, and React sets the same when it hydrates. They are part of the prerendered HTML
// only: the client bundle needs no copy.

/** Redirects from an address without a language to the address with the stored language. */
export const languageScript = import.meta.env.SSR ? scriptOf(Object.keys(languages)) : "";

/** Sets an attribute with the reason why a session ended. */
export const endedScript = import.meta.env.SSR
  ? `document.documentElement.dataset.why=new URLSearchParams(location.search).get("ended")`
  : "";

/** Sets an attribute when the link has a referral code. */
export const referralScript = import.meta.env.SSR
  ? `if(new URLSearchParams(location.search).get("referralCode")?.trim())document.documentElement.dataset.referred=""`
  : "";
