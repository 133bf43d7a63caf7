import type { Deps } from "../deps.ts";
import { type LedgerProof, proveLedger } from "./invariants.store.ts";

/** Checks the books and notes the outcome among the figures. */
export async function checkLedger({ sql, metrics, clock }: Deps): Promise<LedgerProof> {
  const proof = await proveLedger(sql);
  metrics.ledgerChecked(proof.ok, clock.now());
  return proof;
}
