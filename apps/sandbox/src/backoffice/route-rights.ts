import type { Right } from "../session/staff-rights.ts";
import { deskNames } from "./decisions.ts";
import { PATH } from "./layout.ts";

/** The requirement of a route: a right of staff, a session of any member of staff, or nothing. */
type Need = Right | "staff" | "nothing";

/** The right that each route of the back office needs, by method and path. A route that is not listed is refused. */
export const routeRights: ReadonlyMap<string, Need> = new Map<string, Need>([
  [`POST ${PATH}/sign-in`, "nothing"],
  [`POST ${PATH}/code`, "nothing"],
  [`POST ${PATH}/sign-out`, "nothing"],
  [`GET ${PATH}/desk.js`, "staff"],
  [`GET ${PATH}/live`, "staff"],
  [`GET ${PATH}`, ["deposits", "read"]],
  [`GET ${PATH}/unmatched`, ["unmatched", "read"]],
  [`GET ${PATH}/withdrawals`, ["withdrawals", "read"]],
  [`GET ${PATH}/transfers`, ["transfers", "read"]],
  [`GET ${PATH}/kyc`, ["kyc", "read"]],
  [`GET ${PATH}/factors`, ["factors", "read"]],
  [`GET ${PATH}/deletions`, ["deletions", "read"]],
  ...deskNames.map((desk): [string, Need] => [`POST ${PATH}/decide/${desk}/:id`, [desk, "change"]]),
  [`GET ${PATH}/support`, ["messages", "read"]],
  [`GET ${PATH}/support/:id{[0-9]{1,9}}`, ["messages", "read"]],
  [`POST ${PATH}/support/:id{[0-9]{1,9}}`, ["messages", "change"]],
  [`POST ${PATH}/support-close`, ["messages", "change"]],
  [`GET ${PATH}/threads`, ["messages", "read"]],
  [`GET ${PATH}/threads/:id{C-[0-9A-Za-z-]{1,38}}`, ["messages", "read"]],
  [`POST ${PATH}/threads/:id{C-[0-9A-Za-z-]{1,38}}`, ["messages", "change"]],
  [`GET ${PATH}/users`, ["clients", "read"]],
  [`GET ${PATH}/clients/:id{[0-9]{1,9}}`, ["clients", "read"]],
  [`GET ${PATH}/search`, ["clients", "read"]],
  [`GET ${PATH}/catalogue`, ["catalogue", "read"]],
  [`POST ${PATH}/catalogue/platforms/:id{[0-9]{1,9}}`, ["catalogue", "change"]],
  [`POST ${PATH}/catalogue/currencies/:code{[A-Z]{3,5}}`, ["catalogue", "change"]],
  [`POST ${PATH}/catalogue/companies/:id{[0-9]{1,9}}`, ["catalogue", "change"]],
  [`GET ${PATH}/ledger`, ["ledger", "read"]],
  [`GET ${PATH}/audit`, ["audit", "read"]],
  [`GET ${PATH}/staff`, ["staff", "read"]],
  [`POST ${PATH}/staff`, ["staff", "change"]],
  [`POST ${PATH}/staff/:id{[0-9]{1,9}}`, ["staff", "change"]],
  [`GET ${PATH}/tools`, ["tools", "read"]],
  ...["clock", "clock-reset", "faults", "faults-clear"].map((tool): [string, Need] => [
    `POST ${PATH}/tools/${tool}`,
    ["tools", "change"],
  ]),
]);
