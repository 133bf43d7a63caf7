/** The tabs of the profile, in the order of spec 2.9. */
export const profileTabs = ["home", "withdrawal-settings", "contact", "legal"] as const;

/** The name of a tab. */
export type ProfileTab = (typeof profileTabs)[number];

/** Returns the tab of a query (`?tab=`); the first one by default. */
export function parseProfileTab(asked: string | null): ProfileTab {
  return profileTabs.find((tab) => tab === asked) ?? "home";
}
