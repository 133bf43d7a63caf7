import { expect, test } from "vitest";
import { places } from "../testing/places.ts";
import { pathOf, toHrefs } from "./places.ts";

test("a path gets the tab as a query parameter, and is unchanged without one", () => {
  const hrefs = toHrefs(places);
  expect(hrefs.profile("withdrawal-settings")).toBe("/profile?tab=withdrawal-settings");
  expect(hrefs.transactions()).toBe("/transactions");
  expect(hrefs.dashboard).toBe("/dashboard");
});

test("a tab is inserted before the fragment of a path", () => {
  const hrefs = toHrefs({ ...places, profile: "/p#top", referrals: "/friends?from=menu#who?" });
  expect(hrefs.profile("legal")).toBe("/p?tab=legal#top");
  expect(hrefs.profile()).toBe("/p#top");
  expect(hrefs.referrals("history")).toBe("/friends?from=menu&tab=history#who?");
});

test("a friend's referral code replaces the company's", () => {
  const hrefs = toHrefs({ ...places, signUp: "/join?campaign=spring&referralCode=NORTHGALE" });
  expect(hrefs.signUp()).toBe("/join?campaign=spring&referralCode=NORTHGALE");
  expect(hrefs.signUp("A&B")).toBe("/join?campaign=spring&referralCode=A%26B");
});

test("an app can build the address of a tab itself", () => {
  const hrefs = toHrefs({ ...places, referrals: (tab) => (tab ? `/friends/${tab}` : "/friends") });
  expect(hrefs.referrals("history")).toBe("/friends/history");
  expect(hrefs.referrals()).toBe("/friends");
});

test("the path of an address has no query and no fragment", () => {
  expect(["/profile?tab=legal#top", "/profile#top", "/profile"].map(pathOf)).toEqual([
    "/profile",
    "/profile",
    "/profile",
  ]);
});
