/** The tabs of the referrals page, in the order of spec 2.12. */
export type ReferralsTab = "invite-friend" | "history";

/** Returns the tab of a query (`?tab=`); inviting by default. */
export function parseReferralsTab(asked: string | null): ReferralsTab {
  return asked === "history" ? "history" : "invite-friend";
}
