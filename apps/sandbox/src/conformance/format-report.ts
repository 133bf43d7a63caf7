import type { Report } from "./check-provider.ts";
import type { Finding, Row } from "./findings.ts";

function findingLines({ problem, remedy, isAdvice }: Finding): readonly string[] {
  return [`    ${isAdvice ? "Advice" : "Problem"}: ${problem}`, `      To do: ${remedy}`];
}

function rowLines(row: Row): readonly string[] {
  const { subject, summary, findings } = row;
  return [`  ${subject}: ${summary}`, ...findings.flatMap(findingLines)];
}

const short: Readonly<Record<Row["verdict"], string>> = {
  failed: "failed",
  notOffered: "not offered",
  notChecked: "not checked",
  partly: "partly checked",
  passed: "passed",
};
const sections = [
  ["failed", "FAILED: these differ from the contract"],
  ["notOffered", "NOT OFFERED: a portal leaves these out, by the capability file"],
  ["notChecked", "NOT CHECKED"],
  ["partly", "PARTLY CHECKED: offered, and nothing is wrong so far"],
  ["passed", "PASSED"],
] as const;

/** Adds the reason why a call was not checked, or in part only. */
function addReason(row: Row, { hasClient, writes }: Report): Row {
  if (!["notChecked", "partly"].includes(row.verdict) || row.note !== null) return row;
  if (!hasClient) return { ...row, note: "Its success needs a test client: --email and --password." };
  if (!writes) return { ...row, note: "Its success changes data: --write." };
  return {
    ...row,
    note: "Only refusals were checked: its success needs staff, a letter or another client, or changes this one for good.",
  };
}

/** Formats a report as plain text for people. */
export function formatReport(report: Report): string {
  const { host, contract, at, companyId, hasClient, writes, rows, passed } = report;
  const countOf = (wanted: Row["verdict"]) => {
    const count = rows.filter(({ verdict }) => verdict === wanted).length;
    return count > 0 ? `${count} ${short[wanted]}` : [];
  };
  const advice = rows.filter(({ findings }) => findings.some(({ isAdvice }) => isAdvice)).length;
  const extent = !hasClient
    ? "Without a client"
    : writes
      ? "Reads and writes of a client"
      : "Reads of a client";
  const head = [
    `Conformance of ${host} with the contract, version ${contract}`,
    `${at.slice(0, 16).replace("T", " ")} UTC. ${extent}, company ${companyId}.`,
    "",
    passed ? "The provider conforms." : "The provider does not conform.",
    sections
      .flatMap(([verdict]) => countOf(verdict))
      .concat(advice > 0 ? `${advice} with advice` : [])
      .join(", "),
  ];
  const body = sections.flatMap(([verdict, title]) => {
    const own = rows.filter((row) => row.verdict === verdict).map((row) => addReason(row, report));
    const groups = Map.groupBy(own, ({ note }) => note);
    const lines = [...groups].flatMap(([note, same]) =>
      same.flatMap(rowLines).concat(note === null ? [] : `    Note: ${note}`),
    );
    return own.length === 0 ? [] : ["", `${title} (${own.length})`].concat(lines);
  });
  return [...head, ...body, ""].join("\n");
}
