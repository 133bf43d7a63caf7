import { appendFileSync } from "node:fs";

/** The rounds of a long run, from `ROUNDS`; 0 in the usual one, where each suite is as long as everybody can wait for. */
export const LONG = Number(process.env["ROUNDS"] ?? 0);

/** What random choices begin with; `TEST_SEED` replays a run. */
export const SEED = Number(process.env["TEST_SEED"] ?? 20_261_121);

/** Notes what a suite did, for the page of figures. */
export function figure(suite: string, figures: Readonly<Record<string, number | string>>): void {
  const file = process.env["FIGURES_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify({ suite, ...figures })}\n`);
}
