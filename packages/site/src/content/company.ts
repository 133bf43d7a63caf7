import type { Claim } from "./claim.ts";
import { northgale } from "./companies/northgale.ts";
import { tidewell } from "./companies/tidewell.ts";

/** A company of the group, with the licence under which it serves clients. */
interface Entity {
  readonly id: string;
  readonly name: string;
  readonly registration: string;
  readonly address: string;
  readonly regulator: string;
  readonly licence: string;
  /** Which clients it serves, by language key of the messages. */
  readonly serves: "europe" | "world";
  /** Highest leverage that its clients get. */
  readonly leverage: number;
  readonly compensation: string | null;
}

interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly address: readonly string[];
  /** When somebody answers, as minutes of the day in the zone. */
  readonly hours: {
    readonly zone: string;
    readonly from: string;
    readonly to: string;
  };
}

/** What the public pages say of one company. */
export interface Company {
  readonly id: number;
  readonly name: string;
  /** What its logo is drawn from: a colour, and a path in a square of 70. */
  readonly mark: { readonly colour: string; readonly path: string };
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
  /** Share of retail accounts that lose money, where a regulator wants it said; null where none does. */
  readonly losingAccounts: Claim<number> | null;
  /** Whether the company is made up; every page then says so. */
  readonly isDemonstration: boolean;
}

const companies: readonly Company[] = [northgale, tidewell];

/** The content of a company; without any, there is nothing true to print, and the build stops. */
export function companyOf(id: number): Company {
  const found = companies.find((company) => company.id === id);
  if (!found)
    throw new Error(
      `No content for company ${id}: write it beside packages/site/src/content/companies/northgale.ts.`,
    );
  return found;
}
