import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { ReadSql } from "../db/database.ts";
import { readPage } from "../paging/read-page.ts";
import { type Piece, readInPieces } from "../db/pieces.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import type { UserRow } from "../session/session.store.ts";
import { compoundSchemeStore } from "./compound-scheme.store.ts";

const DAY = 86_400_000;

type Row = Awaited<ReturnType<typeof compoundSchemeStore.listOf>>[number];

/** Returns the list of a user's subscriptions, with its rows as in the contract, as of now. */
function listOf({ clock }: Deps, sql: ReadSql, { userId, cTraderLogin }: UserRow) {
  const now = clock.now().getTime();
  return {
    read: (piece: Piece) => compoundSchemeStore.listOf(sql, userId, piece),
    has: (subscriptionId: string) => compoundSchemeStore.has(sql, userId, subscriptionId),
    name: ({ subscriptionId }: Row) => String(subscriptionId),
    show: ({ subscriptionId, planName, days, interestAmount, remarks, startedAt }: Row) => {
      const passed = Math.floor((now - startedAt.getTime()) / DAY);
      return {
        subscriptionID: subscriptionId,
        cTraderLogin,
        subscriptionDate: toWireDate(startedAt),
        subscriptionEndDate: toWireDate(new Date(startedAt.getTime() + days * DAY)),
        planName,
        subscriptionDays: days,
        interestDay: Math.min(Math.max(passed, 0), days),
        interestAmount: Number(interestAmount),
        status: passed < days ? "Active" : "Completed",
        remarks,
      };
    },
  };
}

/** Adds the operations of compound-interest subscriptions. */
export function compoundSchemeRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetCompoundSchemeLogByUserId", ({ read, user }) =>
    read((sql) => readInPieces(listOf(deps, sql, user))),
  );
  if (deps.config.capabilities.includes("compoundScheme"))
    addOperation(app, deps, "GetCompoundSchemePage", ({ read, user, input }) =>
      read((sql) => readPage(listOf(deps, sql, user), input)),
    );
}
