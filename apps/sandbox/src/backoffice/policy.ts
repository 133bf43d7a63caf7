import { everyAnswer } from "../http/security.ts";
import { PATH } from "./layout.ts";

/** The address of the only script of the back office. */
export const SCRIPT = `${PATH}/desk.js`;

/** Returns the policy of a page of the back office: it runs one script, and reads from this origin. */
export const policyOf = (url: string): string =>
  `${everyAnswer["content-security-policy"]}; script-src ${new URL(url).host}${SCRIPT}; connect-src 'self'`;
