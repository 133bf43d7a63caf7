import type { SessionLimits } from "@broker/hooks";

/** The settings of a deployment for its public pages, equal to those of its portal. */
export interface SiteSettings {
  readonly companyId: number;
  /** The code in every sign-up link. */
  readonly referralCode: string;
  /** Shown until the provider's own value has loaded. */
  readonly minimumDepositUsd: number;
  /** The hooks' own limits by default. */
  readonly limits: Partial<SessionLimits>;
  /**
   * The address of the content port, such as `/content` or `https://feed.example/content`; null where pages keep the
   * data of the build.
   */
  readonly contentUrl: string | null;
  /** The file of another edition, in place of the stored one. */
  readonly edition?: string;
  /**
   * The address to which the contact form is submitted, such as `/api/forms/support-message`; null where the provider
   * accepts none.
   */
  readonly contactForm: string | null;
  /** The origin of the site, such as `https://www.example.com`, since search engines need absolute addresses. */
  readonly origin: string;
}
