import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { Refusal } from "../http/problem.ts";
import { readerOf } from "../http/reading-share.ts";
import { listPastPeriods } from "./period.rules.ts";
import { fileNameOf, readStatementFile, requestStatement } from "./statement.service.ts";
import { statementStore, type StatementRow } from "./statement.store.ts";

/** The rate limit of requests per client, each of which may draw a PDF. */
const REQUESTS = { points: 30, seconds: 3600 };
/** The rate limit of downloads per client, each of which is a row of the audit. */
const DOWNLOADS = { points: 120, seconds: 3600 };

const showStatement = (row: StatementRow) => ({
  statementId: row.statementId,
  kind: row.kind,
  subject: row.subject,
  state: row.madeAt ? ("ready" as const) : ("making" as const),
  madeAt: row.madeAt && toWireDate(row.madeAt),
  formats: row.madeAt ? (row.csvId ? ["pdf" as const, "csv" as const] : ["pdf" as const]) : [],
});

const unknown = () => new Refusal("statementUnknown", "There is no such statement, or it is not ready yet.");

/** Adds the operations by which clients request, list and download statements. */
export function statementRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetStatements", ({ read, user: { userId, createdAt } }) =>
    read(async (sql) => {
      const now = deps.clock.now();
      const open = async (kind: "month" | "year") => {
        const made = await statementStore.subjectsOf(sql, userId, kind);
        return listPastPeriods(kind, createdAt, now).filter((subject) => !made.has(subject));
      };
      return {
        statements: (await statementStore.listOf(sql, userId)).map(showStatement),
        months: await open("month"),
        years: await open("year"),
      };
    }),
  );
  addOperation(
    app,
    deps,
    "RequestStatement",
    async ({ sql, user, input: { kind, subject }, changed }) => {
      const { statementId, isNew } = await requestStatement(deps, sql, user, { kind, subject });
      if (isNew) changed(`statement ${statementId} requested: ${kind} ${subject}`);
      return { statementId };
    },
    { limit: REQUESTS },
  );
  addOperation(
    app,
    deps,
    "DownloadStatement",
    async ({ read, user, input: { statementId, format } }) => {
      // The query finds no row for another client's statement, as for an unknown statement.
      const row = await read((sql) => statementStore.findOf(sql, user.userId, statementId));
      const [fileId, sha256] = format === "pdf" ? [row?.pdfId, row?.pdfSha256] : [row?.csvId, row?.csvSha256];
      if (!row || !fileId || !sha256) throw unknown();
      const bytes = await readStatementFile(deps, fileId, sha256);
      if (bytes === null) throw unknown();
      deps.reads.spend(readerOf(user.userId), bytes.length);
      return {
        fileName: fileNameOf(row.kind, row.subject, format),
        mediaType: format === "pdf" ? ("application/pdf" as const) : ("text/csv" as const),
        sha256,
        content: Buffer.from(bytes).toString("base64"),
      };
    },
    { limit: DOWNLOADS },
  );
}
