import {
  type Capability,
  capabilities,
  type OperationId,
  operations,
  ownCapabilities,
} from "@broker/api-spec/operations";
import type { Catalogue } from "./catalogue-checks.ts";
import { propertiesOf } from "./contract-schema.ts";
import { calls, type Row } from "./findings.ts";
import { EFFECTS } from "./once-checks.ts";
import type { Platform } from "./read-checks.ts";

/** The options of `createBroker` that describe a provider to a portal. */
export interface ProviderFile {
  readonly capabilities: readonly Capability[];
  readonly settings: { readonly [group: string]: unknown };
  /**
   * False where one key had several effects; a portal then looks a write up and does not repeat it. Without it, nothing
   * was counted, or each key had one effect.
   */
  readonly idempotencyKeys?: false;
}

/** Keeps the fields of the contract that a provider sets: a portal refuses unknown ones, and has its own for others. */
function keepKnown(group: Readonly<Record<string, unknown>>, schema: string) {
  const names = propertiesOf(schema).filter((name) => (group[name] ?? null) !== null);
  return Object.fromEntries(names.map((name) => [name, group[name]]));
}

/** The settings that a provider sends; without them, the settings that follow from its platforms. */
function settingsOf({ told }: Catalogue, platforms: readonly Platform[]): ProviderFile["settings"] {
  if (told)
    return {
      gateways: told.gateways,
      limits: keepKnown(told.limits, "ProviderLimits"),
      identity: keepKnown(told.identity, "IdentityRules"),
      contact: keepKnown(told.contact, "Contact"),
    };
  if (platforms.length === 0) return {};
  const gateways = new Set(platforms.flatMap(({ gateway }) => gateway?.name ?? []));
  const minimumDepositUsd = Math.min(...platforms.map(({ depositMin }) => depositMin));
  return { gateways: [...gateways].toSorted(), limits: { minimumDepositUsd } };
}

/**
 * Returns the capabilities of the provider: those that it names, without capabilities whose calls are absent; or else those
 * whose calls were found.
 */
export function describeProvider(
  rows: readonly Row[],
  catalogue: Catalogue,
  platforms: readonly Platform[],
): ProviderFile {
  const { told } = catalogue;
  const absent = new Set(
    rows.filter(({ verdict }) => verdict === "notOffered").map(({ subject }) => subject),
  );
  const seen = new Set(rows.filter(({ isSeen }) => isSeen).map(({ subject }) => subject));
  const callsOf = (name: Capability): readonly OperationId[] =>
    calls.filter((call) => operations[call].capability === name);
  const isOffered = (name: Capability) => {
    const own = callsOf(name);
    if (own.some((call) => absent.has(call))) return false;
    if (told) return told.capabilities.includes(name);
    // An extension is offered only where a call of it was answered beyond the sign-in.
    return ownCapabilities.includes(name) || (own.length > 0 && own.every((call) => seen.has(call)));
  };
  const isRepeated = rows.some(({ findings }) =>
    findings.some(({ check, field }) => check === "once" && field === EFFECTS),
  );
  return {
    capabilities: capabilities.filter(isOffered),
    settings: settingsOf(catalogue, platforms),
    ...(isRepeated && { idempotencyKeys: false }),
  };
}

/** Writes the file as JSON, or as a module of TypeScript where its name ends so. */
export function formatProviderFile(file: ProviderFile, name: string): string {
  const json = JSON.stringify(file, null, 2);
  if (!/\.m?ts$/.test(name)) return `${json}\n`;
  return `import type { BrokerOptions } from "@broker/hooks";

/** What the provider offers, as \`broker-sandbox conformance\` found it. Spread it into \`createBroker\`. */
export const provider = ${json} satisfies Partial<BrokerOptions>;
`;
}
