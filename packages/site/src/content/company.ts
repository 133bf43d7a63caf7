import type { Claim } from "./claim.ts";
import type { Wordmark } from "./companies/wordmarks.ts";

/** A company of the group, with the licence under which it serves clients. */
interface Entity {
  readonly id: string;
  readonly name: string;
  readonly registration: string;
  readonly address: string;
  readonly regulator: string;
  readonly licence: string;
  /** The region of its clients, as a key of the messages. */
  readonly serves: "europe" | "world";
  /** The maximum leverage of its clients. */
  readonly leverage: number;
  readonly compensation: string | null;
}

interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly address: readonly string[];
  /** The address for complaints. */
  readonly complaints: string;
  /** The hours of support in the zone: from a time on the first day to a time on the last day, 1 for Monday to 7 for Sunday. */
  readonly hours: {
    readonly zone: string;
    readonly first: number;
    readonly from: string;
    readonly last: number;
    readonly to: string;
  };
}

/** The content of a company's public pages. */
export interface Company {
  readonly id: number;
  readonly name: string;
  /** The logo's colour, its path in a square of 70, and the name beside it. */
  readonly mark: { readonly colour: string; readonly path: string; readonly word: Wordmark };
  readonly founded: number;
  readonly entities: readonly Entity[];
  readonly contact: Contact;
  readonly claims: {
    readonly traders: Claim;
    readonly instruments: Claim;
    readonly depositMethods: Claim;
    readonly leverage: Claim<number>;
    readonly support: Claim;
    readonly withdrawalFeeUsd: Claim<number>;
  };
  /** The share of retail accounts that lose money, where a regulator requires it; null otherwise. */
  readonly losingAccounts: Claim<number> | null;
  /** Whether the company is invented, which every page then states. */
  readonly isDemonstration: boolean;
}
