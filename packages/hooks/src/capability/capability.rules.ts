import type { Capability, Data } from "@broker/sdk";

/** The capabilities that consist of the contract's own forty calls, which a provider may lack. */
export const ownCapabilities = [
  "transfers",
  "userTransfers",
  "compoundScheme",
  "referralHistory",
] as const satisfies readonly Capability[];

/** The answer of a provider about its capabilities. */
type Told = Data<"GetCapabilities">;

/** How a client reaches a person of the company; null where it is unknown. */
export type ProviderContact = Readonly<Told["contact"]>;

/** The provider's figures and rules; the specification's for fields that the provider does not send. */
export interface ProviderSettings {
  /** The hosted payment gateways by lower-case name, such as `onepay`; null where they are unknown. */
  readonly gateways: readonly string[] | null;
  readonly limits: {
    /** Minutes from sign-in to the end of a session. */
    readonly sessionMinutes: number;
    /** Minutes without activity to the end of a session. */
    readonly inactivityMinutes: number;
    /** The minimum age of a client in years. */
    readonly minimumAge: number;
    /** The smallest deposit of any platform, in US dollars; null where it is unknown. */
    readonly minimumDepositUsd: number | null;
    /** The hours in which the provider usually decides a request; absent or null where it does not say. */
    readonly usualHours?: Told["limits"]["usualHours"];
    /** The hours for which withdrawals are frozen after a change of password or second factor; absent or null without the capability `freeze`. */
    readonly freezeHours?: number | null;
    /** The largest number of files of a message to support; absent or null where a message has no files. */
    readonly messages?: Told["limits"]["messages"] | null;
  };
  readonly identity: {
    /** A regular expression for the whole postal code, by country; five digits where a country is not named. */
    readonly postalCodes: Readonly<Record<string, string>>;
    /** The kinds of document, such as `passport`, without a back side. */
    readonly documentsWithoutBack: readonly string[];
    /** The kinds of document that are accepted, by country; all kinds where it is absent or null, or a country is not named. */
    readonly acceptedDocuments?: Readonly<Record<string, readonly string[]>> | null;
  };
  readonly contact: ProviderContact;
}

/** The settings in a deployment's configuration, for settings that the provider does not send. */
export interface ConfiguredSettings {
  readonly gateways?: readonly string[];
  readonly limits?: Partial<ProviderSettings["limits"]>;
  readonly identity?: Partial<ProviderSettings["identity"]>;
  readonly contact?: Partial<ProviderContact>;
}

/** The provider's capabilities and settings. */
export interface ProviderProfile {
  readonly capabilities: readonly Capability[];
  readonly settings: ProviderSettings;
}

/** The settings of the specification, where neither the provider nor the deployment has any. */
const specification: Omit<ProviderSettings, "gateways"> = {
  limits: { sessionMinutes: 30, inactivityMinutes: 60, minimumAge: 18, minimumDepositUsd: null },
  identity: { postalCodes: {}, documentsWithoutBack: [] },
  contact: { email: null, phone: null, hours: null, url: null },
};

/** Returns the fields of `under`, replaced by the fields of `over` that are set. */
function overlay<Group extends object>(
  under: Group,
  over: { readonly [Key in keyof Group]?: Group[Key] | null } | undefined,
): Group {
  const said = Object.entries(over ?? {}).filter(([, value]) => (value ?? null) !== null);
  return { ...under, ...Object.fromEntries(said) };
}

type Groups = Omit<ProviderSettings, "gateways">;

const overlayAll = (
  under: Groups,
  over: { readonly [Key in keyof Groups]?: Parameters<typeof overlay<Groups[Key]>>[1] },
): Groups => ({
  limits: overlay(under.limits, over.limits),
  identity: overlay(under.identity, over.identity),
  contact: overlay(under.contact, over.contact),
});

/** Returns the complete profile of a deployment's configuration. */
export const toConfiguredProfile = (
  capabilities: readonly Capability[],
  settings: ConfiguredSettings,
): ProviderProfile => ({
  capabilities,
  settings: { gateways: settings.gateways ?? null, ...overlayAll(specification, settings) },
});

/** Returns the provider's profile; fields that it lacks come from the profile of the deployment. */
export const toProviderProfile = (told: Told, { settings }: ProviderProfile): ProviderProfile => ({
  capabilities: told.capabilities,
  settings: { gateways: told.gateways, ...overlayAll(settings, told) },
});
