import type { SessionLimits } from "./session.rules.ts";
import { ACTIVITY, USER } from "./session.storage.ts";

const MINUTE = 60_000;

/**
 * Returns a JavaScript expression, for a page of plain HTML, that is true while the stored session is running,
 * by the same rule as the session. Where the storage is disabled or its record is invalid, the expression
 * throws or is false.
 *
 * @example
 * const script = `try{if(${writeSessionCode(defaultSessionLimits)})location.replace("/dashboard")}catch{}`;
 */
export function writeSessionCode({ sessionMinutes, inactivityMinutes }: SessionLimits): string {
  const keys = JSON.stringify([USER, ACTIVITY]);
  const usual = JSON.stringify({ sessionMinutes, inactivityMinutes });
  const over = `n>s+m.sessionMinutes*${MINUTE}||n>t+m.inactivityMinutes*${MINUTE}`;
  const check = `([{signedInAt:s,limits:m=${usual}},a],now)=>{const t=Math.max(s,a?.activeAt??0),n=Math.max(now,t);return s<=now&&!(${over})}`;
  return `(${check})(${keys}.map(k=>JSON.parse(localStorage.getItem(k))),Date.now())`;
}
