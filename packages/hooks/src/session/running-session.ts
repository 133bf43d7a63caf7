import type { SessionLimits } from "./session.rules.ts";
import { ACTIVITY, USER } from "./session-storage.ts";

const MINUTE = 60_000;

/**
 * A JavaScript expression for a page that is plain HTML: whether the session that this browser keeps still runs, as the
 * session store would judge it. Where storage is refused or holds something foreign, it throws or says no.
 *
 * @example
 * const script = `try{if(${runningSessionCode(defaultSessionLimits)})location.replace("/dashboard")}catch{}`;
 */
export function runningSessionCode({ sessionMinutes, inactivityMinutes }: SessionLimits): string {
  const keys = JSON.stringify([USER, ACTIVITY]);
  const usual = JSON.stringify({ sessionMinutes, inactivityMinutes });
  const over = `n>s+m.sessionMinutes*${MINUTE}||n>t+m.inactivityMinutes*${MINUTE}`;
  const judge = `([{signedInAt:s,limits:m=${usual}},a],now)=>{const t=Math.max(s,a?.activeAt??0),n=Math.max(now,t);return s<=now&&!(${over})}`;
  return `(${judge})(${keys}.map(k=>JSON.parse(localStorage.getItem(k))),Date.now())`;
}
