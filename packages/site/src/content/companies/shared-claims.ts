import type { Company } from "../company.ts";

const specification = { kind: "specification", section: "1" } as const;

/** The claims of the specification, which apply to every company. */
export const claims: Company["claims"] = {
  traders: { value: "500,000+", source: specification },
  instruments: { value: "10,000+", source: specification },
  depositMethods: { value: "20+", source: specification },
  leverage: { value: 500, source: specification },
  support: { value: "24/5", source: specification },
  withdrawalFeeUsd: { value: 0, source: specification },
};
