import { and, desc, eq } from "drizzle-orm";
import type { ReadSql } from "../db/database.ts";
import { hasRow, isInPiece, isOwn, type Piece } from "../db/pieces.ts";
import { subscriptions } from "../db/schema/compound-scheme.ts";

const order = {
  table: subscriptions,
  at: subscriptions.startedAt,
  name: subscriptions.subscriptionId,
  isIn: isOwn,
};

/** Queries of compound-interest subscriptions. */
export const compoundSchemeStore = {
  /** Lists a piece of a user's subscriptions, newest first. */
  listOf: (sql: ReadSql, userId: number, piece: Piece) =>
    sql
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), isInPiece(order, userId, piece)))
      .orderBy(desc(subscriptions.startedAt), desc(subscriptions.subscriptionId))
      .limit(piece.limit),
  /** Returns whether a user's list has a subscription with an id. */
  has: (sql: ReadSql, userId: number, subscriptionId: string) => hasRow(sql, order, userId, subscriptionId),
};
