import { createSandbox } from "@broker/sandbox/testing";
import { paths as sitePaths } from "@broker/site/paths";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { paths } from "../app/paths.ts";
import { languageFolders } from "../languages.ts";
import { barePage } from "./bare-page.ts";
import { type Device, openLighthouse, type Run, type Throttling } from "./lighthouse.ts";

// Measures how fast the pages for visitors are, and their scores in Lighthouse. Arguments: `ratios` or `scores` for one of
// both, `simulated` or `applied` for the ratios with one throttling, paths such as `/login` for these pages only, `all` for
// the scores of each page of the specification, `sitemap` for those of every page. The portal must be built.
const built = join(import.meta.dirname, "../build/client");
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const asked = process.argv.slice(2);
const throttlings = { simulated: "simulate", applied: "devtools" } as const satisfies Record<
  string,
  Throttling
>;
const askedThrottlings = Object.entries(throttlings).filter(([name]) => asked.includes(name));
const isAsked = (part: string) =>
  !asked.some((one) => one === "ratios" || one === "scores") || asked.includes(part);
const askedPaths = asked.filter((one) => one.startsWith("/"));

/** The front page of each language, and the pages with a form that most visitors open next. */
const usual = ["/", "/ms", "/zh", "/ar", paths.login, paths.signUp];
const compared = askedPaths.length > 0 ? askedPaths : usual;
const folder = await mkdtemp(join(tmpdir(), "bench-web-"));
const fileOf = (path: string) => join(folder, path, "index.html");

/** Copies the build, with a bare page beside each page that is compared. */
async function layPages(): Promise<void> {
  await cp(built, folder, { recursive: true });
  for (const path of compared) {
    const bare = fileOf(`bare${path}`);
    await mkdir(dirname(bare), { recursive: true });
    const html = barePage(await readFile(fileOf(path), "utf8"));
    await writeFile(bare, html);
    await writeFile(`${bare}.br`, brotliCompressSync(html));
  }
}

/** Returns the paths of all pages of the sitemap. */
async function listedPaths(): Promise<readonly string[]> {
  const sitemap = await readFile(join(folder, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
}

/** Returns the paths of the command line; without any, the main pages, each page of the specification, or every page. */
async function scoredPaths(): Promise<readonly string[]> {
  if (askedPaths.length > 0) return askedPaths;
  if (asked.includes("sitemap")) return [...(await listedPaths()), paths.login, paths.signUp];
  if (!asked.includes("all")) return usual;
  const unlisted = new Set<string>([sitePaths.sent, sitePaths.notSent]);
  const groups = (await listedPaths()).filter(
    (path) => dirname(path) === sitePaths.instruments && !path.includes("/by-"),
  );
  const others = languageFolders.flatMap((folder) => [`/${folder}`, `/${folder}${sitePaths.calendar}`]);
  return Object.values<string>(sitePaths)
    .filter((path) => !unlisted.has(path))
    .concat(groups, paths.signUp, others);
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const ms = (value: number) => `${Math.round(value)} ms`;

await layPages();
const provider = await createSandbox({ PORTAL_DIR: folder });
const [measure] = await Promise.all([openLighthouse(), provider.start()]);

/** Compares each page with its plain page, in turns, so that both are measured under the same load of the machine. */
async function showRatios(throttling: Throttling): Promise<void> {
  row(["page", "bare FCP", "FCP", "bare LCP", "LCP", "LCP × bare", "interactive", "blocking"]);
  row(Array.from({ length: 8 }, () => "---"));
  for (const path of compared) {
    const runs: { bare: Run; own: Run }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push({
        bare: await measure(`${provider.url}/bare${path}`, "mobile", throttling, "performance"),
        own: await measure(provider.url + path, "mobile", throttling, "performance"),
      });
    const of = (which: "bare" | "own", value: "fcp" | "lcp" | "interactive" | "blocking") =>
      median(runs.map((run) => run[which][value]));
    const ratio = of("own", "lcp") / of("bare", "lcp");
    row([
      path,
      ms(of("bare", "fcp")),
      ms(of("own", "fcp")),
      ms(of("bare", "lcp")),
      ms(of("own", "lcp")),
      ratio.toFixed(2),
      ms(of("own", "interactive")),
      ms(of("own", "blocking")),
    ]);
  }
}

const isWhole = ({ scores, cls }: Run) => Object.values(scores).every((score) => score === 100) && cls === 0;

/** Measures a page, and measures it again if it misses a goal, because a missed goal counts only in two successive runs. */
async function scoreOf(path: string, device: Device): Promise<Run> {
  const first = await measure(provider.url + path, device);
  return isWhole(first) ? first : measure(provider.url + path, device);
}

async function showScores(): Promise<void> {
  row(["page", "device", "scores", "CLS", "missed"]);
  row(Array.from({ length: 5 }, () => "---"));
  for (const path of await scoredPaths())
    for (const device of ["mobile", "desktop"] as const) {
      const { scores, cls, missed } = await scoreOf(path, device);
      row([path, device, Object.values(scores).join(" "), cls.toFixed(3), missed.join(", ")]);
    }
}

try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds`);
  if (isAsked("ratios"))
    for (const [name, throttling] of askedThrottlings.length > 0
      ? askedThrottlings
      : Object.entries(throttlings)) {
      console.log(`\nMobile, throttling ${name}\n`);
      await showRatios(throttling);
    }
  if (isAsked("scores")) {
    console.log("\nScores: performance, accessibility, best practices, search, agents\n");
    await showScores();
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await provider.remove();
  await rm(folder, { recursive: true, force: true });
}
