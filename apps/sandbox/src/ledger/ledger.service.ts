import type { Deps } from "../deps.ts";
import { checkRules, type LedgerProof } from "./invariants.store.ts";

/** Checks the current books, on a standby if one has every change, and records the result as a metric. */
export async function checkLedger({ standbys, metrics, clock }: Deps): Promise<LedgerProof> {
  const proof = await standbys.readNow(checkRules);
  metrics.ledgerChecked(proof.ok, clock.now());
  return proof;
}
