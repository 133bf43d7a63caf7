import type { DepositWithdrawalTab } from "../deposit-withdrawal/deposit-withdrawal-tabs.ts";
import type { LegalDocument } from "../profile/legal-documents.ts";
import type { ProfileTab } from "../profile/profile-tabs.ts";
import type { ReferralsTab } from "../referral/referrals-tabs.ts";
import type { TransactionTab } from "../transaction/transaction-tabs.ts";

/** The query of an address: a `URLSearchParams`, or a framework's equivalent. */
export type Search = Pick<URLSearchParams, "get">;

/** A page with tabs: its path, to which `?tab=` is added; or a function for apps with other addresses of tabs. */
export type PlaceWithTabs<Tab extends string> = string | ((tab: Tab | undefined) => string);

/**
 * The addresses of the app that screens link to. A path that begins with `/` is passed to `navigate` and `useHref` of
 * {@link ScreensProvider}, without the app's base path.
 */
export interface Places {
  /** `LoginScreen`. */
  readonly login: string;
  /** `SignUpScreen`, with the company's own referral code in its query, if it has one; a friend's code replaces it. */
  readonly signUp: string | ((referralCode: string | undefined) => string);
  /** `DashboardScreen`: the first page after sign-in, and the target of links on error pages. */
  readonly dashboard: string;
  /** `AccountVerificationScreen`. */
  readonly accountVerification: string;
  /** `ProfileScreen`. */
  readonly profile: PlaceWithTabs<ProfileTab>;
  /** `DepositWithdrawalScreen`. */
  readonly depositWithdrawal: PlaceWithTabs<DepositWithdrawalTab | "withdrawals">;
  /** `TransactionsScreen`; `?id=` is added for the page of one transaction. */
  readonly transactions: PlaceWithTabs<TransactionTab>;
  /** `ReferralsScreen`. */
  readonly referrals: PlaceWithTabs<ReferralsTab>;
  /** The legal documents, which are files of the host; each opens in a new window. */
  readonly legalDocument: (name: LegalDocument) => string;
  /** The company's mark, a square picture such as the app's icon, which the collapsed menu shows. */
  readonly mark?: string;
  /**
   * The document that embeds a third party's market screener; without it there are no market trackers. It isolates the
   * third party's scripts from the app itself, and tells the page by `postMessage({ screener })` that they were
   * `"opened"`, `"loaded"` or `"failed"`.
   */
  readonly screener?: string;
  /**
   * The address of the content port, such as `/content`, whose prices are shown when the screener does not answer;
   * without it only a message is.
   */
  readonly content?: string;
}

/** The addresses as screens use them: those with a parameter are functions. */
export interface Hrefs extends Pick<
  Places,
  "login" | "dashboard" | "accountVerification" | "legalDocument" | "mark" | "screener" | "content"
> {
  readonly signUp: (referralCode?: string) => string;
  readonly profile: (tab?: ProfileTab) => string;
  readonly depositWithdrawal: (tab?: DepositWithdrawalTab | "withdrawals") => string;
  /** The lists; with an id, the page with that transaction open. */
  readonly transactions: (tab?: TransactionTab, id?: string) => string;
  readonly referrals: (tab?: ReferralsTab) => string;
  /**
   * The conversations with support, which are a page of `ProfileScreen`; with an id, the conversation of that id; with
   * `new`, a new conversation, which may be about a transaction.
   */
  readonly messages: (id?: string, transactionId?: string) => string;
  /** The statements, which are a page of `TransactionsScreen`; with an id, its confirmation is offered first. */
  readonly statements: (transactionId?: string) => string;
}

/** Sets a parameter in the query of an address, before its fragment. */
function withQuery(address: string, name: string, value: string | undefined): string {
  if (value === undefined) return address;
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const search = new URLSearchParams(query);
  search.set(name, value);
  return `${path}?${search}${fragment}`;
}

const taking =
  <Said extends string>(place: string | ((said: Said | undefined) => string), name: string) =>
  (said?: Said): string =>
    typeof place === "function" ? place(said) : withQuery(place, name, said);

/** Converts the host's routes to the URLs that the screens link to. */
export function toHrefs(places: Places): Hrefs {
  const { signUp, profile, depositWithdrawal, transactions, referrals, ...others } = places;
  const list = taking(transactions, "tab");
  const own = taking(profile, "tab");
  return {
    ...others,
    signUp: taking(signUp, "referralCode"),
    profile: own,
    depositWithdrawal: taking(depositWithdrawal, "tab"),
    transactions: (tab, id) => withQuery(list(tab), "id", id),
    statements: (id) => withQuery(withQuery(list(), "view", "statements"), "id", id),
    referrals: taking(referrals, "tab"),
    messages: (id, about) =>
      withQuery(withQuery(withQuery(own(), "view", "messages"), "id", id), "about", about),
  };
}

/** Returns the path of an address, by which the menu marks the open page. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, "");
