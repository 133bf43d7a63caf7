import { createHash } from "node:crypto";
import * as v from "valibot";
import type { ReadSql, Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { findFile } from "../http/find-file.ts";
import { Refusal } from "../http/problem.ts";
import { enqueue, type JobHandler } from "../jobs/job.service.ts";
import { recordUserEvent } from "../event/user-event.service.ts";
import { recordEntry } from "../event/record-entry.ts";
import { drawInThread } from "./pdf/draw-pool.ts";
import { isOver, listPastPeriods, periodOf, type StatementKind } from "./period.rules.ts";
import { writeStatementCsv } from "./statement-csv.ts";
import { type StatementFacts, stateAccounts, totalOf } from "./statement-facts.ts";
import { groupCode } from "./statement-text.ts";
import { isCompleted, statementStore } from "./statement.store.ts";
import { paperWords } from "./words/paper-words.ts";

/** The characters of a code that a person types; no two of them look alike. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 24 of 30 letters: about 117 bits, which no user guesses. */
const CODE_LENGTH = 24;

/** Creates the code of a statement from a random token. */
const createCode = ({ randomToken }: Pick<Deps, "randomToken">): string =>
  Array.from(
    createHash("sha256").update(randomToken()).digest().subarray(0, CODE_LENGTH),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join("");

/** A client of whom a statement is made. */
interface Subject {
  readonly userId: number;
  readonly createdAt: Date;
}

/** Requests a statement of a client; throws a refusal for what cannot be stated. Returns its id. */
export async function requestStatement(
  { clock }: Pick<Deps, "clock">,
  sql: Sql,
  { userId, createdAt }: Subject,
  { kind, subject }: { readonly kind: StatementKind; readonly subject: string },
): Promise<{ readonly statementId: string; readonly isNew: boolean }> {
  const now = clock.now();
  if (!(await statementStore.hasApprovedName(sql, userId)))
    throw new Refusal(
      "kycNotApproved",
      "Documents have your verified name. Please complete the verification of your identity first.",
    );
  if (kind === "transaction") {
    const found = await statementStore.transactionOf(sql, userId, subject);
    if (!found) throw new Refusal("transactionUnknown", "There is no such transaction.");
    if (!isCompleted(found))
      throw new Refusal("transactionState", "Only completed transactions can be confirmed.");
  } else {
    const period = periodOf(kind, subject);
    if (!period || !isOver(period, now) || period.to <= createdAt)
      throw new Refusal(
        "periodOpen",
        "There is no statement of this period: it has not ended yet, or it was before your account.",
      );
  }
  const requested = await statementStore.request(sql, { userId, kind, subject }, now);
  if (requested.isNew) {
    const payload = { statementId: requested.statementId };
    await enqueue(sql, { lane: "papers", kind: "statement", payload, dueAt: now });
  }
  return requested;
}

/** Reads the facts of the ledger about a client and a subject, within one snapshot. */
async function readFacts(
  sql: ReadSql,
  { userId, kind, subject }: { userId: number; kind: StatementKind; subject: string },
) {
  if (kind === "transaction") {
    const found = await statementStore.transactionOf(sql, userId, subject);
    if (!found || !isCompleted(found)) throw new Error("The transaction to confirm is gone");
    const { statusId: _, ...transaction } = found;
    return { kind, subject, transaction, total: transaction.amountUsd } as const;
  }
  const period = periodOf(kind, subject);
  if (!period) throw new Error("The period of a statement is none");
  const ends = await statementStore.endsOf(sql, userId, period);
  const accounts = stateAccounts(ends, await statementStore.postingsOf(sql, userId, period));
  return { kind, subject, period, accounts, total: totalOf(accounts, "closing") } as const;
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Returns the name of a statement's file; it has nothing that a client chose. */
export const fileNameOf = (kind: StatementKind, subject: string, format: "pdf" | "csv"): string =>
  `${kind === "transaction" ? "confirmation" : "statement"}-${subject}.${format}`;

const Payload = v.object({ statementId: v.string() });

/**
 * Creates the job that makes a statement: it reads the ledger, proves the figures, draws the files and stores them once.
 * A second run of the job finds the statement made, and does nothing.
 */
export function createStatementJob(deps: Deps): JobHandler {
  return async (payload) => {
    const { statementId } = v.parse(Payload, payload);
    const open = await statementStore.findOpen(deps.sql, statementId);
    if (!open) return;
    const { statement, user, companyName, fullName } = open;
    // Staff have cancelled the approval since the request.
    if (fullName === null) return statementStore.withdraw(deps.sql, statementId);
    const read = await deps.standbys.readNow((sql) => readFacts(sql, statement), {
      isolationLevel: "repeatable read",
    });
    const { total, ...stated } = read;
    const madeAt = deps.clock.now();
    const code = createCode(deps);
    const facts: StatementFacts = {
      ...stated,
      holder: { companyName, fullName, cTraderLogin: user.cTraderLogin },
      madeAt,
      code,
      verifyUrl: new URL(`/verify/${groupCode(code)}`, deps.origin).href,
    };
    const pdf = await drawInThread({ facts, language: user.language });
    const csv =
      facts.kind === "transaction"
        ? null
        : new TextEncoder().encode(writeStatementCsv(facts, paperWords[user.language]));
    await storeFiles(deps, { statement, code, madeAt, total, pdf, csv });
  };
}

interface Made {
  readonly statement: { statementId: string; userId: number; kind: StatementKind; subject: string };
  readonly code: string;
  readonly madeAt: Date;
  readonly total: string;
  readonly pdf: Uint8Array;
  readonly csv: Uint8Array | null;
}

/** Stores the files of a statement, and then the rows that name them; without the rows, the files are deleted again. */
async function storeFiles(deps: Deps, { statement, code, madeAt, total, pdf, csv }: Made): Promise<void> {
  const { statementId, userId, kind, subject } = statement;
  const fileOf = (format: "pdf" | "csv", bytes: Uint8Array) => ({
    bytes,
    row: {
      uploadId: deps.randomToken(),
      userId,
      fileName: fileNameOf(kind, subject, format),
      mediaType: format === "pdf" ? "application/pdf" : "text/csv",
      size: bytes.length,
      createdAt: madeAt,
    },
  });
  const main = fileOf("pdf", pdf);
  const table = csv && fileOf("csv", csv);
  const files = table ? [main, table] : [main];
  const drop = () => Promise.all(files.map(({ row }) => deps.files.delete(row.uploadId)));
  try {
    for (const { row, bytes } of files) await deps.files.put(row.uploadId, bytes);
    const isKept = await runInTransaction(deps.sql, async (sql) => {
      const kept = await statementStore.keep(
        sql,
        statementId,
        files.map(({ row }) => row),
        {
          code,
          madeAt,
          total,
          pdfId: main.row.uploadId,
          pdfSha256: hashOf(pdf),
          csvId: table?.row.uploadId ?? null,
          csvSha256: csv && hashOf(csv),
        },
      );
      if (!kept) throw new AlreadyMade();
      const event = { userId, kind: "statement", subject: statementId } as const;
      await recordUserEvent(deps, sql, event);
      await recordEntry(deps, sql, { ...event, change: "statementReady" });
      return kept;
    });
    if (!isKept) await drop();
  } catch (error) {
    await drop();
    if (!(error instanceof AlreadyMade)) throw error;
  }
}

/** The worker whose claim this one had taken over was still running, and finished first. */
class AlreadyMade extends Error {
  override readonly name = "AlreadyMade";
}

/** Returns the bytes of a statement's file, or null if they are lost; throws if they are not the bytes that were stored. */
export async function readStatementFile(
  deps: Pick<Deps, "files" | "logger">,
  fileId: string,
  sha256: string,
): Promise<Uint8Array | null> {
  const bytes = await findFile(deps, fileId);
  if (bytes && hashOf(bytes) !== sha256)
    throw new Error("The file of a statement is not the one that was stored");
  return bytes;
}

/** The number of statements that one round requests, so that the load is spread over the first hours of a month. */
const MOST_AT_ONCE = 500;

/** Requests the statements of the last month for clients who lack it. */
export async function requestMonthlyStatements({ sql, standbys, clock, config }: Deps): Promise<void> {
  if (!config.capabilities.includes("statements")) return;
  const now = clock.now();
  const [month] = listPastPeriods("month", new Date(0), now);
  const period = month === undefined ? null : periodOf("month", month);
  if (month === undefined || !period) return;
  const lacking = await standbys.readNow((any) => statementStore.lacking(any, month, period, MOST_AT_ONCE));
  for (const userId of lacking)
    await runInTransaction(sql, (transaction) =>
      requestStatement(
        { clock },
        transaction,
        { userId, createdAt: new Date(0) },
        { kind: "month", subject: month },
      ),
    );
}
