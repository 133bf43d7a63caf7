/** A type of account, with its trading costs. */
export interface AccountType {
  readonly id: "standard" | "raw" | "premier";
  readonly name: string;
  /** Null for the provider's minimum deposit. */
  readonly minimumDepositUsd: number | null;
  /** The markup on the raw spread of an instrument, in pips of EURUSD. */
  readonly spreadFromPips: number;
  /** The typical spread of EURUSD in the European and American session. */
  readonly typicalSpreadPips: number;
  /** The commission for one lot and one side, in US dollars. */
  readonly commissionUsd: number;
  readonly leverage: number;
  /** The margin level in per cent. */
  readonly marginCall: number;
  readonly stopOut: number;
  readonly isSwapFree: boolean;
}

export const accountTypes: readonly AccountType[] = [
  {
    id: "standard",
    name: "Standard",
    minimumDepositUsd: null,
    spreadFromPips: 0.9,
    typicalSpreadPips: 1.2,
    commissionUsd: 0,
    leverage: 500,
    marginCall: 100,
    stopOut: 50,
    isSwapFree: true,
  },
  {
    id: "raw",
    name: "Raw",
    minimumDepositUsd: 500,
    spreadFromPips: 0,
    typicalSpreadPips: 0.2,
    commissionUsd: 3.5,
    leverage: 500,
    marginCall: 100,
    stopOut: 50,
    isSwapFree: true,
  },
  {
    id: "premier",
    name: "Premier",
    minimumDepositUsd: 25_000,
    spreadFromPips: 0,
    typicalSpreadPips: 0.1,
    commissionUsd: 2,
    leverage: 200,
    marginCall: 100,
    stopOut: 50,
    isSwapFree: false,
  },
];

/** The value of a pip of one lot of EURUSD, in US dollars. */
const PIP_USD = 10;

/** Returns the cost of opening and closing one lot of EURUSD, in US dollars. */
export function lotCostOf({ typicalSpreadPips, commissionUsd }: AccountType) {
  const spread = Math.round(typicalSpreadPips * PIP_USD * 100) / 100;
  const commission = commissionUsd * 2;
  return { spread, commission, total: spread + commission };
}
