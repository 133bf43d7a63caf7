import type { Language } from "../../db/names.ts";
import { type StatedAccount, type StatementFacts, sumByKind, totalOf } from "../statement-facts.ts";
import {
  formatDayIn,
  formatExact,
  formatSubject,
  formatTimeIn,
  groupCode,
  referenceOf,
} from "../statement-text.ts";
import { paperWords } from "../words/paper-words.ts";
import type { PaperWords } from "../words/words.ts";
import { inner, type Look, openSheet, page, quiet, type Sheet } from "./sheet.ts";
import { addTable, type Column, type Cursor, makeRoom, type Row } from "./table.ts";

type Structure = ReturnType<Sheet["doc"]["struct"]>;

/** The tools that every part of a statement draws with. */
interface Tools {
  readonly sheet: Sheet;
  readonly root: Structure;
  readonly cursor: Cursor;
  readonly t: PaperWords;
}

/** Adds a text of one or more lines under a tag. */
function addText({ sheet, root, cursor }: Tools, type: string, text: string, look: Look): void {
  const lines = sheet.wrap(text, inner, look);
  const leading = look.size * 1.45;
  makeRoom(sheet, cursor, lines.length * leading);
  const block = sheet.doc.struct(type, { actual: text }, () => {
    for (const [index, line] of lines.entries())
      sheet.draw(line, { x: page.side, y: cursor.y + index * leading, width: inner }, look);
  });
  root.add(block);
  block.end();
  cursor.y += lines.length * leading;
}

function addHeading(tools: Tools, text: string): void {
  makeRoom(tools.sheet, tools.cursor, 120);
  tools.cursor.y += 22;
  addText(tools, "H2", text, { size: 12.5, weight: "strong" });
  tools.cursor.y += 6;
}

/** Adds facts in two columns, each a term above its value. */
function addFacts(tools: Tools, given: readonly (readonly [term: string, value: string])[]): void {
  const { sheet, root, cursor } = tools;
  const width = (inner - 20) / 2;
  for (let index = 0; index < given.length; index += 2) {
    const pair = given.slice(index, index + 2);
    const lines = pair.map(([, value]) => sheet.wrap(value, width, { size: 10.5 }));
    const height = 17 + 15 * Math.max(...lines.map((all) => all.length)) + 6;
    makeRoom(sheet, cursor, height);
    for (const [column, [term, value]] of pair.entries()) {
      const x = page.side + column * (width + 20);
      const block = sheet.doc.struct("P", { actual: `${term}: ${value}` }, () => {
        sheet.draw(term, { x, y: cursor.y, width }, { size: 8.5, colour: quiet });
        for (const [line, text] of (lines[column] ?? []).entries())
          sheet.draw(text, { x, y: cursor.y + 14 + line * 15, width }, { size: 10.5 });
      });
      root.add(block);
      block.end();
    }
    cursor.y += height;
  }
}

const signed = (amount: string, t: PaperWords): string => formatExact(amount, t);

function addSummary(tools: Tools, accounts: readonly StatedAccount[]): void {
  const { sheet, root, cursor, t } = tools;
  const columns: readonly Column[] = [
    { head: t.account, part: 5 },
    { head: t.opening, part: 4, isFigure: true },
    { head: t.received, part: 4, isFigure: true },
    { head: t.spent, part: 4, isFigure: true },
    { head: t.closing, part: 4, isFigure: true },
  ];
  const fields = ["opening", "received", "spent", "closing"] as const;
  const rows: Row[] = accounts.map((account) => ({
    cells: [t.accounts[account.kind], ...fields.map((field) => signed(account[field], t))],
  }));
  const total = fields.map((field) => signed(totalOf(accounts, field), t));
  addHeading(tools, t.summary);
  addTable(sheet, root, cursor, {
    columns,
    rows: [...rows, { cells: [t.total, ...total], isStrong: true }],
  });
}

/** Adds every movement of an account, between its opening and its closing balance. */
function addMovements(tools: Tools, { kind, opening, closing, movements }: StatedAccount): void {
  const { sheet, root, cursor, t } = tools;
  addHeading(tools, t.accounts[kind]);
  addTable(sheet, root, cursor, {
    columns: [
      { head: t.date, part: 5 },
      { head: t.movement, part: 7 },
      { head: t.reference, part: 7 },
      { head: t.amountUsd, part: 4.5, isFigure: true },
      { head: t.balanceUsd, part: 4.5, isFigure: true },
    ],
    rows: [
      { cells: ["", t.opening, "", "", signed(opening, t)], isStrong: true },
      ...movements.map((one) => ({
        cells: [
          formatDayIn(one.at, t),
          t.movements[one.kind] ?? t.otherMovement,
          referenceOf(one.reference),
          signed(one.amount, t),
          signed(one.balance, t),
        ],
      })),
      { cells: ["", t.closing, "", "", signed(closing, t)], isStrong: true },
    ],
  });
}

/** Adds the sums of an account by kind of movement. */
function addKinds(tools: Tools, account: StatedAccount): void {
  const { sheet, root, cursor, t } = tools;
  addHeading(tools, t.accounts[account.kind]);
  addTable(sheet, root, cursor, {
    columns: [
      { head: t.movement, part: 7 },
      { head: t.count, part: 3, isFigure: true },
      { head: t.received, part: 4.5, isFigure: true },
      { head: t.spent, part: 4.5, isFigure: true },
    ],
    rows: sumByKind(account).map((one) => ({
      cells: [
        t.movements[one.kind] ?? t.otherMovement,
        String(one.count),
        signed(one.received, t),
        signed(one.spent, t),
      ],
    })),
  });
}

function addTransaction(tools: Tools, facts: Extract<StatementFacts, { kind: "transaction" }>): void {
  const { t } = tools;
  const { transaction: one } = facts;
  const isolate = (text: string) => `\u2066${text}\u2069`;
  const amount = (value: string, currency: string) => isolate(`${currency} ${formatExact(value, t)}`);
  addText(tools, "P", t.confirms, { size: 10.5 });
  tools.cursor.y += 12;
  const settled = one.settledAt ?? one.requestedAt;
  addFacts(tools, [
    [t.type, t.types[one.type]],
    [t.reference, isolate(one.transactionId)],
    [t.amount, amount(one.amountUsd, "USD")],
    ...(one.currencyCode === "USD" ? [] : ([[t.currency, amount(one.amount, one.currencyCode)]] as const)),
    ...(one.rate === null || one.currencyCode === "USD"
      ? []
      : ([[t.rate, isolate(`1 USD = ${one.currencyCode} ${Number(one.rate)}`)]] as const)),
    ...(one.by === null ? [] : ([[t.by, one.by]] as const)),
    [t.requested, formatTimeIn(one.requestedAt, t)],
    [t.completed, formatTimeIn(settled, t)],
  ]);
}

/** Adds the number of each page and the code at its foot, as artifacts that screen readers skip. */
function addFeet({ sheet, t }: Tools, { code, holder }: StatementFacts): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    const place = { x: page.side, y: page.height - 50, width: inner };
    const look: Look = { size: 8.5, colour: quiet };
    const number = t.page.replace("{page}", String(index + 1)).replace("{count}", String(count));
    sheet.draw(`${holder.companyName} · ${groupCode(code)}`, place, look);
    sheet.draw(number, place, { ...look, align: "end" });
    doc.endMarkedContent();
  }
}

/** Draws a statement as a tagged PDF in the language of its client. */
export async function drawStatement(facts: StatementFacts, language: Language): Promise<Uint8Array> {
  const t = paperWords[language];
  const { holder, madeAt, code, verifyUrl, kind } = facts;
  const subject = kind === "transaction" ? facts.subject : formatSubject(facts, t);
  const title = `${t.titles[kind]} · ${subject}`;
  const sheet = openSheet(language, t.direction, { title, author: holder.companyName, at: madeAt });
  const { doc } = sheet;
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const tools: Tools = { sheet, root, cursor: { y: page.top }, t };

  addText(tools, "P", holder.companyName, { size: 11, weight: "strong", colour: quiet });
  tools.cursor.y += 10;
  addText(tools, "H1", t.titles[kind], { size: 24, weight: "strong" });
  if (kind !== "transaction") addText(tools, "P", subject, { size: 13, colour: quiet });
  tools.cursor.y += 18;
  const lastDay = kind === "transaction" ? null : new Date(facts.period.to.getTime() - 1);
  addFacts(tools, [
    [t.client, holder.fullName],
    [t.login, holder.cTraderLogin],
    ...(kind === "transaction" || lastDay === null
      ? []
      : ([
          [t.period, `${formatDayIn(facts.period.from, t)} – ${formatDayIn(lastDay, t)} (UTC)`],
          [t.currency, t.usDollar],
        ] as const)),
    [t.madeOn, formatTimeIn(madeAt, t)],
    [t.code, groupCode(code)],
  ]);
  if (kind === "transaction") addTransaction(tools, facts);
  else {
    addSummary(tools, facts.accounts);
    const moved = facts.accounts.filter(({ movements }) => movements.length > 0);
    if (moved.length === 0) {
      tools.cursor.y += 14;
      addText(tools, "P", t.noMovements, { size: 10.5, colour: quiet });
    }
    for (const account of moved) (kind === "month" ? addMovements : addKinds)(tools, account);
  }
  tools.cursor.y += 22;
  addText(
    tools,
    "P",
    t.verify.replace("{url}", () => `\u2066${verifyUrl}\u2069`),
    { size: 9, colour: quiet },
  );
  root.end();
  addFeet(tools, facts);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
