import type { Client } from "@broker/sdk";

/** Acknowledged intents, by what tells them apart. */
interface Intents {
  readonly client: Client;
  readonly deposits: Pick<ReadonlyMap<string, unknown> | ReadonlySet<string>, "keys" | "size">;
  readonly cents: Pick<ReadonlyMap<number, unknown> | ReadonlySet<number>, "keys" | "size">;
}

/** Counts the acknowledged intents of a client that the provider lacks, and those that it has twice. */
export async function compare(
  { client, deposits, cents }: Intents,
  old: Old,
): Promise<{ lost: number; doubled: number }> {
  const listed = await client.call("GetDepositTransactionsByUser", {});
  const internal = await client.call("GetInternalTransactionsByUser", {});
  const ids = listed.map(({ transactionId }) => transactionId).filter((id) => !old.deposits.has(id));
  const moved = internal
    .filter(({ transactionId }) => !old.transfers.has(transactionId))
    .map(({ amountUsd }) => Math.round(amountUsd * 100));
  const lost =
    [...deposits.keys()].filter((id) => !ids.includes(id)).length +
    [...cents.keys()].filter((one) => !moved.includes(one)).length;
  const doubled = ids.length + moved.length + lost - deposits.size - cents.size;
  return { lost, doubled };
}

/** The rows that a client had before a load. */
export interface Old {
  readonly deposits: ReadonlySet<string>;
  readonly transfers: ReadonlySet<string>;
}

/** Reads the ids of the rows that a client has before a load. */
export async function readOld({ client }: Pick<Intents, "client">): Promise<Old> {
  const idsOf = (rows: readonly { readonly transactionId: string }[]) =>
    new Set(rows.map(({ transactionId }) => transactionId));
  return {
    deposits: idsOf(await client.call("GetDepositTransactionsByUser", {})),
    transfers: idsOf(await client.call("GetInternalTransactionsByUser", {})),
  };
}
