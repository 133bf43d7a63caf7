import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { App } from "../http/env.ts";
import { findFile } from "../http/find-file.ts";
import { Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { readerOf } from "../http/reading-share.ts";
import { fileNameOf } from "./data-export-job.ts";
import { cancelDeletion, requestDeletion } from "./deletion.service.ts";
import { type DeletionRow, deletionStore } from "./deletion.store.ts";
import { calculatePossibleFrom, isAvailable, requestDataExport } from "./data-export.service.ts";
import { type DataExportRow, dataExportStore } from "./data-export.store.ts";
import { listKept } from "./kept-data.ts";

/**
 * The rate limit of downloads of one part, each of which is a row of the audit. The parts of a large copy have a limit
 * each, so that it can be downloaded as a whole.
 */
const DOWNLOADS = { points: 10, seconds: 3600 };

function showExport(deps: Deps, row: DataExportRow) {
  const { exportId, requestedAt, madeAt, availableUntil } = row;
  const isReady = isAvailable(deps, row);
  return {
    exportId,
    state: isReady ? ("ready" as const) : madeAt ? ("removed" as const) : ("making" as const),
    requestedAt: toWireDate(requestedAt),
    madeAt: madeAt && toWireDate(madeAt),
    availableUntil: availableUntil && toWireDate(availableUntil),
    size: isReady ? (row.size ?? 0) : 0,
    parts: isReady ? row.partIds.length : 0,
  };
}

const showDeletion = ({ deletionId, askedAt, erasableFrom, outcome, reason }: DeletionRow) => ({
  deletionId: String(deletionId),
  // No client reads the state of an erased account, because its client cannot sign in.
  state: outcome === null || outcome === "erased" ? ("waiting" as const) : outcome,
  requestedAt: toWireDate(askedAt),
  erasableFrom: toWireDate(erasableFrom),
  reason,
});

const unknown = () =>
  new Refusal("dataExportUnknown", "There is no such copy, or it is not ready, or was removed.");

/** Adds the operations by which clients request and download a copy of all data about them. */
export function privacyRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetDataRequests", ({ read, user: { userId } }) =>
    read(async (sql) => {
      const rows = await dataExportStore.listOf(sql, userId);
      const possibleFrom = calculatePossibleFrom(deps, rows[0]);
      return {
        exports: rows.map((row) => showExport(deps, row)),
        exportPossibleFrom: possibleFrom && toWireDate(possibleFrom),
        exportDays: lifetimes.dataExportDays,
        deletions: (await deletionStore.listOf(sql, userId)).map(showDeletion),
        deletionBlocks: (await deletionStore.blocksOf(sql, userId)).map(({ kind, count, amountUsd }) => ({
          kind,
          count,
          amountUsd: Number(amountUsd),
        })),
        deletionWaitDays: deps.config.deletionWaitDays,
        kept: [...listKept(deps.config)],
      };
    }),
  );
  addOperation(app, deps, "RequestDataExport", async ({ sql, user, sessionHash, changed }) => {
    const { exportId, isNew } = await requestDataExport(deps, sql, { user, sessionHash });
    if (isNew) changed(`copy of all data ${exportId} requested`);
    return { exportId };
  });
  addOperation(
    app,
    deps,
    "DownloadDataExport",
    async ({ read, user: { userId }, input: { exportId, part }, changed }) => {
      // The query finds no row for another client's copy, as for an unknown copy.
      const row = await read((sql) => dataExportStore.findOf(sql, userId, exportId));
      const partId = row?.partIds[part - 1];
      if (!row?.madeAt || partId === undefined || !isAvailable(deps, row)) throw unknown();
      await consume(deps.sql, `DownloadDataExport:${exportId}:${part}`, DOWNLOADS, deps.clock.now());
      const bytes = await findFile(deps, partId);
      if (bytes === null) throw unknown();
      deps.reads.spend(readerOf(userId), bytes.length);
      changed(`part ${part} of the copy of all data ${exportId} downloaded`);
      return {
        fileName: fileNameOf(row.madeAt),
        mediaType: "application/zip" as const,
        content: Buffer.from(bytes).toString("base64"),
      };
    },
    { countsItself: true },
  );
  deletionRoutes(app, deps);
}

/** Adds the operations by which clients request the deletion of their account, and take it back. */
function deletionRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "RequestDeletion",
    async ({ user, sessionHash, address, input, changed }) => {
      const { deletion, isNew } = await requestDeletion(deps, { user, sessionHash, address }, input);
      if (isNew) changed(`deletion ${deletion.deletionId} of user ${user.userId} requested`);
      return { deletionId: String(deletion.deletionId) };
    },
    { inTransaction: false },
  );
  addOperation(app, deps, "CancelDeletion", async ({ sql, user, changed }) => {
    if (await cancelDeletion(deps, sql, user.userId)) changed(`deletion of user ${user.userId} taken back`);
    return null;
  });
}
