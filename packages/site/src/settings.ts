import type { SessionLimits } from "@broker/hooks";

/** What a deployment sets for its public pages, alike with its portal. */
export interface SiteSettings {
  readonly companyId: number;
  /** Carried by every sign-up link. */
  readonly referralCode: string;
  /** Stands until the provider has said its own. */
  readonly minimumDepositUsd: number;
  /** Those of the hooks where they are left out. */
  readonly limits: Partial<SessionLimits>;
  /** Where the site stands, such as `https://www.example.com`: search engines want whole addresses. */
  readonly origin: string;
}
