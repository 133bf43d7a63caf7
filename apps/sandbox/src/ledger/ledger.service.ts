import type { Deps } from "../deps.ts";
import { type LedgerProof, proveLedger } from "./invariants.store.ts";

/** Checks the books and records the result as a metric. */
export async function checkLedger({ sql, metrics, clock }: Deps): Promise<LedgerProof> {
  const proof = await proveLedger(sql);
  metrics.ledgerChecked(proof.ok, clock.now());
  return proof;
}
