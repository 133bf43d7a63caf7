import { useAddress, useMessages } from "../../page.tsx";
import { Action, More } from "../../parts/action.tsx";
import { paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./not-found.css.ts";

/** The pages of the client area that a signed-in user is offered. */
const clientPages = {
  depositWithdraw: "/deposit-withdraw",
  transactions: "/transactions",
  profile: "/profile",
} as const;

/**
 * The page of an unknown address; the host sends it with status 404. Signed-in users are led to the client area, and
 * visitors to public pages.
 */
export function NotFound() {
  const { frame, notFound } = useMessages();
  const address = useAddress();
  return (
    <div className={`${layout.wide} ${layout.section}`}>
      <div className={layout.stack}>
        <h1 className={type.hero}>{notFound.title}</h1>
        <p className={type.lead}>{notFound.text}</p>
        <div className={layout.actions}>
          <Action href="/dashboard">{notFound.dashboard}</Action>
          <span className={css.visitor}>
            <Action href={address(paths.home)} look="secondary">
              {notFound.home}
            </Action>
          </span>
        </div>
        <p className={type.muted}>{notFound.pages}</p>
        <ul className={css.client}>
          {(["depositWithdraw", "transactions", "profile"] as const).map((key) => (
            <li key={key}>
              <More href={clientPages[key]}>{notFound.client[key]}</More>
            </li>
          ))}
        </ul>
        <ul className={css.visitor}>
          {(["accountTypes", "instruments", "contact"] as const).map((key) => (
            <li key={key}>
              <More href={address(paths[key])}>{frame.pages[key][0]}</More>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
