import type { SiteSettings } from "../tools/build-site.ts";

/** The settings with which the tests build the site. */
export const settings: SiteSettings = {
  companyId: 9,
  referralCode: "NORTHGALE",
  minimumDepositUsd: 100,
  limits: {},
  contentUrl: "/content",
  contactForm: "/api/forms/support-message",
  origin: "https://site.example",
};
