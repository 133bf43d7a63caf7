import type { Capability, Data } from "@broker/sdk";

type Told = Data<"GetCapabilities">;

/** How a client reaches a person of the company; null where nobody said. */
export type ProviderContact = Readonly<Told["contact"]>;

/** The figures and rules that a provider goes by, with the specification's where it does not say. */
export interface ProviderSettings {
  /** The hosted payment gateways by lower-case name, such as `onepay`; null where nobody said. */
  readonly gateways: readonly string[] | null;
  readonly limits: {
    /** Minutes from sign-in to the end of a session. */
    readonly sessionMinutes: number;
    /** Minutes without any input to the end of a session. */
    readonly inactivityMinutes: number;
    /** Years that a client must have reached. */
    readonly minimumAge: number;
    /** The smallest deposit of any platform, in US dollars; null where nobody said. */
    readonly minimumDepositUsd: number | null;
  };
  readonly identity: {
    /** A regular expression for the whole postal code, by country; five digits where a country is not named. */
    readonly postalCodes: Readonly<Record<string, string>>;
    /** The kinds of document, such as `passport`, without a back side. */
    readonly documentsWithoutBack: readonly string[];
  };
  readonly contact: ProviderContact;
}

/** What a deployment says of its provider, for what the provider does not say itself. */
export interface ConfiguredSettings {
  readonly gateways?: readonly string[];
  readonly limits?: Partial<ProviderSettings["limits"]>;
  readonly identity?: Partial<ProviderSettings["identity"]>;
  readonly contact?: Partial<ProviderContact>;
}

/** What a provider can do, and the figures that it goes by. */
export interface ProviderProfile {
  readonly capabilities: readonly Capability[];
  readonly settings: ProviderSettings;
}

/** What holds where neither the provider nor the deployment says anything: the specification. */
const specification: Omit<ProviderSettings, "gateways"> = {
  limits: { sessionMinutes: 30, inactivityMinutes: 60, minimumAge: 18, minimumDepositUsd: null },
  identity: { postalCodes: {}, documentsWithoutBack: [] },
  contact: { email: null, phone: null, hours: null, url: null },
};

/** The fields of `over` that say something, over those of `under`. */
function overlay<Group extends object>(
  under: Group,
  over: { readonly [Key in keyof Group]?: Group[Key] | null },
): Group {
  const said = Object.entries(over).filter(([, value]) => (value ?? null) !== null);
  return { ...under, ...Object.fromEntries(said) };
}

type Groups = Omit<ProviderSettings, "gateways">;

const overlayAll = (
  under: Groups,
  {
    limits,
    identity,
    contact,
  }: { readonly [Key in keyof Groups]?: Parameters<typeof overlay<Groups[Key]>>[1] },
): Groups => ({
  limits: overlay(under.limits, limits ?? {}),
  identity: overlay(under.identity, identity ?? {}),
  contact: overlay(under.contact, contact ?? {}),
});

/** What a deployment says of its provider, whole. */
export const configuredProfile = (
  capabilities: readonly Capability[],
  settings: ConfiguredSettings,
): ProviderProfile => ({
  capabilities,
  settings: { gateways: settings.gateways ?? null, ...overlayAll(specification, settings) },
});

/** What the provider says of itself, and what the deployment says where it is silent. */
export const toProviderProfile = (told: Told, { settings }: ProviderProfile): ProviderProfile => ({
  capabilities: told.capabilities,
  settings: { gateways: told.gateways, ...overlayAll(settings, told) },
});
