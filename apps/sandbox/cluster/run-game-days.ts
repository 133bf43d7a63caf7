import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putGameDays } from "./table.ts";

const here = import.meta.dirname;
const page = join(here, "../../../docs/reliability.md");
const files = [
  "game-days/start.test.ts",
  "game-days/game-days.test.ts",
  "game-days/restore.test.ts",
  "game-days/portal.test.ts",
];
/** Each game day's name is the first word of its test's title. */
const names = files.flatMap((file) =>
  [...readFileSync(join(here, file), "utf8").matchAll(/^(?:test\S*\(|\s*)"([a-z-]+): /gm)].map(
    ([, name = ""]) => name,
  ),
);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no game day ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "game-days-"));
const figures = join(folder, "figures.jsonl");
writeFileSync(figures, "");
const selection = wanted.length > 0 ? ["--testNamePattern", `^(${wanted.join("|")}):`] : [];
const child = spawn("vitest", ["run", "--config", join(here, "vitest.config.ts"), ...selection], {
  cwd: here,
  stdio: "inherit",
  env: { ...process.env, FIGURES_FILE: figures },
});
const [code]: unknown[] = await once(child, "exit");
const lines = readFileSync(figures, "utf8");
rmSync(folder, { recursive: true });
if (code !== 0) {
  console.error("A game day failed, so docs/reliability.md stays as it was.");
  process.exit(1);
}
if (lines !== "") {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(page, putGameDays(readFileSync(page, "utf8"), lines, today));
  await once(spawn("oxfmt", [page], { stdio: "inherit" }), "exit");
}
