import type { NavigationItem } from "@broker/ui";

/** The default items of the side menu, with labels and icons, in the order of spec 2.3. */
export const defaultMenu = [
  "dashboard",
  "accountVerification",
  "profile",
  "depositWithdrawal",
  "transactions",
  "cTrader",
  "referrals",
] as const;

/** An item of the side menu: a default one by its name, or one of the host with labels in the user's language. */
export type MenuItem =
  | (typeof defaultMenu)[number]
  | (Pick<NavigationItem, "href" | "label" | "icon"> & Partial<Pick<NavigationItem, "isExternal">>);
