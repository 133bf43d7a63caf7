import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The package of Lighthouse. It is no dependency, because it brings 114 packages of 176 MB, which only this bench would use. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const execute = promisify(execFile);

export type Device = "mobile" | "desktop";
/** How the network and the processor are slowed down: computed afterwards, or applied while the page loads. */
export type Throttling = "simulate" | "devtools";

/** One run of Lighthouse; times in milliseconds, scores from 0 to 100. */
export interface Run {
  readonly fcp: number;
  readonly lcp: number;
  readonly interactive: number;
  readonly blocking: number;
  readonly cls: number;
  readonly scores: Readonly<Record<string, number>>;
  /** The weighted audits that were not passed. */
  readonly missed: readonly string[];
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
}

function runOf({ audits, categories, runtimeError }: Report): Run {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const missed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim());
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    interactive: value("interactive"),
    blocking: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    missed: [...new Set(missed)],
  };
}

/** Finds Lighthouse, downloading it if needed; returns a function that measures a page. */
export async function openLighthouse() {
  const { stdout } = await execute("npx", ["-y", "-p", LIGHTHOUSE, "-c", "command -v lighthouse"]);
  const program = stdout.trim();
  return async (
    url: string,
    device: Device,
    throttling: Throttling = "simulate",
    categories?: string,
  ): Promise<Run> => {
    const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
    const report = join(folder, "report.json");
    const args = [url, "--quiet", "--output=json", `--output-path=${report}`]
      .concat([
        `--throttling-method=${throttling}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ])
      .concat(device === "desktop" ? ["--preset=desktop"] : [])
      .concat(categories === undefined ? [] : [`--only-categories=${categories}`]);
    const attempt = async (left: number): Promise<Run> => {
      try {
        await execute(process.execPath, [program, ...args], {
          env: { ...process.env, CHROME_PATH: chromium },
        });
        return runOf(JSON.parse(await readFile(report, "utf8")));
      } catch (error) {
        // A browser that gets no processor loses its trace.
        if (left === 0) throw error;
        return attempt(left - 1);
      }
    };
    try {
      return await attempt(2);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
