import type { BrokerOptions, GatewayDefinition } from "@broker/hooks";
import type { deploymentOf } from "./deployment.ts";

/** A gateway of the document: a function cannot be written in JSON, so its words are listed by language. */
interface ConfiguredGateway extends Omit<GatewayDefinition, "words"> {
  readonly words?: Readonly<Record<string, { readonly label?: string; readonly description?: string }>>;
}

/**
 * The configuration of a portal: a document in each of its pages, which changes without a build. It is public. Its
 * schema is `configuration.schema.json`, by which it is validated where it is written and served.
 */
export interface Configuration extends Pick<BrokerOptions, "capabilities" | "settings" | "idempotencyKeys"> {
  /** The version of the document's form. */
  readonly format: 1;
  readonly companyId: number;
  /** The provider's origin; null for the origin of the page. */
  readonly providerUrl: string | null;
  /** The hosts to which hosted payments may go besides the provider's own origin. */
  readonly paymentHosts: readonly string[];
  /** The gateways besides the gateways of the specification. */
  readonly gateways: readonly ConfiguredGateway[];
  /** The company's own referral code, which every sign-up link has. */
  readonly referralCode: string;
  /** The address of the content port; `none` without a content port. */
  readonly contentUrl: string;
  /** The addresses of the legal documents, with `{name}` for the name of one. */
  readonly legalDocuments: string;
  /** The origin of the pages in absolute addresses. */
  readonly publicUrl: string;
  /** The address of the company's mark, a square picture. */
  readonly mark: string;
  /** The languages that the portal offers, in their order; by default all of the build. */
  readonly languages?: readonly string[];
  /** Pages of the company on other sites, in place of the portal's own. */
  readonly places?: {
    readonly signUp?: string;
    readonly publicHome?: string;
  };
  readonly embedding: {
    /** The origins whose pages may show the journeys in frames. */
    readonly origins: readonly string[];
  };
  readonly features: {
    /** The market trackers of the dashboard. */
    readonly marketTrackers: boolean;
  };
}

/** Returns the configuration that a build writes into its pages. */
export const configurationOf = (deployment: ReturnType<typeof deploymentOf>): Configuration => ({
  format: 1,
  companyId: deployment.companyId,
  providerUrl: null,
  settings: {
    limits: {
      minimumDepositUsd: deployment.minimumDepositUsd,
      ...(deployment.sessionMinutes !== undefined && { sessionMinutes: deployment.sessionMinutes }),
      ...(deployment.inactivityMinutes !== undefined && { inactivityMinutes: deployment.inactivityMinutes }),
    },
  },
  paymentHosts: deployment.paymentHosts,
  gateways: [],
  referralCode: deployment.referralCode,
  contentUrl: deployment.contentUrl,
  legalDocuments: "/docs/{name}.pdf",
  publicUrl: deployment.publicUrl,
  mark: "/favicon.svg",
  embedding: { origins: [] },
  features: { marketTrackers: true },
});

/** Returns whether the document of a page has the form that this build reads. */
export const isConfiguration = (value: unknown): value is Configuration =>
  Reflect.get(Object(value), "format") === 1;
