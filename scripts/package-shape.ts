import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { run } from "./run.ts";

const folders = [
  "api-spec",
  ...(await readdir("packages")).map((name) => `packages/${name}`),
  "apps/sandbox",
];
const packed = await mkdtemp(join(tmpdir(), "packed-"));
let code = 0;

/** What the provider runs from its package alone: that it starts so, from an empty folder, its own test shows. */
const provider = {
  holds: [
    /^package\.json$/,
    /^README\.md$/,
    /^dist\/main\.js$/,
    /^dist\/db\/migrations\/meta\/_journal\.json$/,
    /^dist\/db\/migrations\/0000_.*\.sql$/,
    /^dist\/build\/demo-\w+\.tar\.gz$/,
    /^dist\/portal-build\/index\.html$/,
    /^dist\/portal-build\/__spa-fallback\.html$/,
    /^dist\/portal-build\/assets\/.*\.js$/,
    /^dist\/reference\/renderer\/swagger-ui-bundle\.js$/,
  ],
  knows:
    /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.*\.(js|sql|json|gz|html|css|svg|png|ico|webmanifest|txt|xml|woff2|wasm|data)|dist\/portal-build\/docs\/[a-z-]+\.pdf|dist\/portal-build\/assets\/[^/]+\.(js|css)\.br|dist\/reference\/renderer\/(LICENSE|NOTICE))$/,
  most: 12 * 1024 * 1024,
};

/** Says what is missing in the provider's package, and what has no place there. */
async function judgeProvider(tarball: string): Promise<number> {
  const { stdout } = await promisify(execFile)("tar", ["--list", "--file", tarball], { maxBuffer: 1e8 });
  const files = stdout.split("\n").flatMap((line) => line.replace(/^package\//, "") || []);
  const { size } = await stat(tarball);
  const problems = [
    ...provider.holds.filter((one) => !files.some((file) => one.test(file))).map((one) => `lacks ${one}`),
    ...files.filter((file) => !provider.knows.test(file)).map((file) => `should not hold ${file}`),
    ...(size > provider.most ? [`weighs ${size} bytes`] : []),
  ];
  for (const problem of problems) console.error(`The provider's package ${problem}.`);
  if (problems.length === 0) console.log(`The provider's package: ${files.length} files, ${size} bytes.`);
  return problems.length > 0 ? 1 : 0;
}

/** What would be published is packed, and judged as a consumer would meet it. */
for (const folder of folders) {
  const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  if (typeof manifest !== "object" || manifest === null || "private" in manifest) continue;
  code ||= await run("pnpm", ["--dir", folder, "pack", "--pack-destination", packed, "--silent"]);
}
for (const file of await readdir(packed)) {
  const tarball = join(packed, file);
  code ||= await run("publint", ["run", tarball, "--strict"]);
  // It is started and not imported.
  if (file.startsWith("broker-sandbox-")) {
    code ||= await judgeProvider(tarball);
    continue;
  }
  code ||= await run("attw", [
    tarball,
    "--profile",
    "esm-only",
    "--format",
    "ascii",
    "--exclude-entrypoints",
    "styles.css",
    "openapi.json",
    "package.json",
  ]);
}
await rm(packed, { recursive: true });
process.exitCode = code;
