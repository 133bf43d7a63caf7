import { parseProviderDate } from "@broker/sdk";
import type { Broker } from "../broker.ts";

/** How long the page of a withdrawal waits for the answer (ms). */
const PATIENCE = 5000;

/** Reads until when the withdrawals of the signed-in user are frozen; null where they are not, and where it is unknown. */
export async function readFreeze(broker: Broker, signal: AbortSignal): Promise<Date | null> {
  const call = broker.client.call("GetFreeze", {}, { signal, timeout: PATIENCE });
  // An error would begin the loading again at each later try; the provider refuses a withdrawal by itself.
  const told = await call.catch(() => null);
  return told && parseProviderDate(told.frozenUntil);
}
