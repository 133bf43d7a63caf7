import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type { ReadSql, Sql } from "../database.ts";
import type { StandbysFigures } from "../../telemetry/standby-metrics.ts";
import { databaseErrorOf, isPassing } from "../transaction.ts";
import { findPosition, type Position } from "./position.ts";
import type { Standby } from "./standby.ts";

/** Reads that a standby may serve, in front of the primary. */
export interface Standbys {
  /**
   * Runs a read on a standby that has the log up to a position, and otherwise on the primary. The read can run twice, so
   * it changes nothing.
   */
  read<T>(position: Position | null, read: (sql: ReadSql) => Promise<T>): Promise<T>;
  /** Runs a read with all changes that were acknowledged until now, in one read-only transaction. */
  readNow<T>(read: (sql: ReadSql) => Promise<T>, settings?: TransactionSettings): Promise<T>;
  /** Returns the figures; undefined without standbys. */
  readonly figures?: () => StandbysFigures;
  close(): Promise<void>;
}

type TransactionSettings = Pick<PgTransactionConfig, "isolationLevel">;

/** Creates the reads of a provider without standbys: all are of the primary. */
export const createNoStandbys = (sql: Sql): Standbys => ({
  read: (_position, read) => read(sql),
  readNow: (read, settings) => sql.transaction(read, { ...settings, accessMode: "read only" }),
  close: () => Promise.resolve(),
});

/** Creates the reads over some standbys, which are used in turn. A read that fails on a standby is repeated on the primary. */
export function createStandbys(sql: Sql, standbys: readonly Standby[]): Standbys {
  const primary = createNoStandbys(sql);
  const reads = { standby: 0, primary: 0 };
  let turn = 0;
  const next = (): Standby | null => {
    turn += 1;
    const able = standbys.filter((one) => one.isReadable());
    return able[turn % able.length] ?? null;
  };
  const attempt = async <T>(
    position: Position | null,
    onStandby: (standby: Standby, at: Position) => Promise<{ readonly value: T } | null>,
    onPrimary: () => Promise<T>,
  ): Promise<T> => {
    const standby = position && next();
    if (position && standby) {
      try {
        const answer = await onStandby(standby, position);
        if (answer) {
          reads.standby += 1;
          return answer.value;
        }
      } catch (error) {
        // A standby that ends, that hangs, or that cancels a read in favour of the log.
        // A read that takes too long there would take as long on the primary.
        if (!isPassing(error) || databaseErrorOf(error)?.code === "57014") throw error;
      }
    }
    reads.primary += 1;
    return onPrimary();
  };
  return {
    read: (position, read) =>
      attempt(
        position,
        (standby, at) => standby.read(at, read),
        () => primary.read(position, read),
      ),
    readNow: async (read, settings) =>
      attempt(
        await findPosition(sql),
        (standby, at) =>
          standby.read(at, (onStandby) =>
            onStandby.transaction(read, { ...settings, accessMode: "read only" }),
          ),
        () => primary.readNow(read, settings),
      ),
    figures: () => ({ standbys: standbys.map((one) => one.figures()), reads }),
    async close() {
      await Promise.all(standbys.map((one) => one.close()));
    },
  };
}
