import * as v from "valibot";

const Row = v.object({
  name: v.string(),
  what: v.string(),
  intents: v.number(),
  lost: v.number(),
  doubled: v.number(),
  silence: v.number(),
  busy: v.number(),
  others: v.number(),
  signedOut: v.number(),
});

const HEADING = "## Game days";

/** Returns the section of game days at the end of docs/reliability.md; empty where there is none. */
export function findGameDays(page: string): string {
  const start = page.indexOf(HEADING);
  return start === -1 ? "" : page.slice(start);
}

/** Returns the rows of a section's table by the name of the game day. */
function rowsOf(section: string): Map<string, string> {
  const lines = section.split("\n").filter((line) => line.startsWith("| `"));
  return new Map(
    lines.map((line) => [
      /`([^`]+)`/.exec(line)?.[1] ?? "",
      line
        .split("|")
        .map((cell) => cell.trim())
        .join(" | ")
        .trim(),
    ]),
  );
}

/** Returns docs/reliability.md with the figures of game days, as JSON lines, in its table; other rows stay. */
export function putGameDays(page: string, figures: string, day: string): string {
  const old = findGameDays(page);
  const rows = rowsOf(old);
  for (const line of figures.split("\n").filter(Boolean)) {
    const { name, what, intents, lost, doubled, silence, busy, others, signedOut } = v.parse(
      Row,
      JSON.parse(line),
    );
    const cells = [`\`${name}\``, what, intents, lost, doubled, `${silence.toFixed(1)} s`, busy, others];
    rows.set(name, `| ${[...cells, signedOut, day].join(" | ")} |`);
  }
  const section = `${HEADING}

Made by \`npm run cluster:test\`, or for one row by \`npm run cluster:test kill-primary\`; other rows stay. Each starts from a whole [cluster](running-large.md#a-cluster) on one machine with two processors, which other programs used too: three PostgreSQL under Patroni, three members of etcd, three replicas of the provider. Eight clients deposit, transfer and send receipts without a pause longer than a quarter of a second, each intent under one key until it is acknowledged, and the proof of the books runs each second. Afterwards every acknowledged intent is looked up.

- *Lost*: acknowledged, and not there, or not in the list that its client read right after, most of them from a standby. *Double*: there more than once. *Silence*: the longest time in which no call that moves money was acknowledged to any client.
- Of \`restore\`, *lost* is what was acknowledged before the moment and is not there, *double* also what was sent after it and is there, and *silence* the whole runbook, performed without a pause to think.
- *503*: refused with \`Retry-After\`, and repeated by the client. *Other*: any other failed answer, or none.

| game day | what happens | intents | lost | double | silence | 503 | other | signed out | run on |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${[...rows.values()].join("\n")}
`;
  return old === "" ? `${page.trimEnd()}\n\n${section}` : page.replace(old, () => section);
}
