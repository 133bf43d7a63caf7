import type { statementKinds } from "../db/names.ts";

/** The kind of a statement. */
export type StatementKind = (typeof statementKinds)[number];

/** A span of time in UTC, its end excluded. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The milliseconds after the end of a period before its statement is made: what began before has been posted by then. */
const SETTLING = 3_600_000;

/** The numbers of past periods that are offered. */
const MOST = { month: 120, year: 10 } as const;

const startOf = (year: number, month: number): Date => new Date(Date.UTC(year, month, 1));

/** Returns the period that a month such as `2026-10`, or a year such as `2025`, names; null for another text. */
export function periodOf(kind: "month" | "year", subject: string): Period | null {
  const found = (kind === "month" ? /^(20\d\d)-(0[1-9]|1[0-2])$/ : /^(20\d\d)$/).exec(subject);
  if (!found) return null;
  const year = Number(found[1]);
  if (kind === "year") return { from: startOf(year, 0), to: startOf(year + 1, 0) };
  const month = Number(found[2]) - 1;
  return { from: startOf(year, month), to: startOf(year, month + 1) };
}

/** Returns whether a period has ended, and its last movements are posted. */
export const isOver = ({ to }: Period, now: Date): boolean => to.getTime() + SETTLING <= now.getTime();

/** Lists the past periods since a time, newest first, as a statement's subject names them. */
export function listPastPeriods(kind: "month" | "year", since: Date, now: Date): readonly string[] {
  const subjects: string[] = [];
  const step = kind === "month" ? 1 : 12;
  const last = startOf(now.getUTCFullYear(), kind === "month" ? now.getUTCMonth() : 0);
  for (let at = last; at > since && subjects.length < MOST[kind];) {
    at = startOf(at.getUTCFullYear(), at.getUTCMonth() - step);
    const subject = at.toISOString().slice(0, kind === "month" ? 7 : 4);
    const period = periodOf(kind, subject);
    if (period && isOver(period, now)) subjects.push(subject);
  }
  return subjects;
}
