import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The files that the packed provider needs at run time; its own test starts it from an empty folder. */
const provider = {
  holds: [
    /^dist\/main\.js$/,
    /^dist\/db\/migrations\/meta\/_journal\.json$/,
    /^dist\/db\/migrations\/0000_.*\.sql$/,
    /^dist\/build\/demo-\w+\.tar\.gz$/,
    /^dist\/portal-build\/index\.html$/,
    /^dist\/portal-build\/404\.html$/,
    /^dist\/portal-build\/_headers$/,
    /^dist\/portal-build\/dashboard\/index\.html$/,
    /^dist\/portal-build\/create-brand-styles\.mjs$/,
    /^dist\/nginx\/portal\.conf\.template$/,
    /^dist\/portal-build\/assets\/.*\.js$/,
    /^dist\/reference\/renderer\/swagger-ui-bundle\.js$/,
  ],
  knows:
    /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.*\.(js|mjs|js\.map|sql|json|gz|html|css|svg|png|ico|webmanifest|txt|xml|ics|woff2|avif|webp|wasm|data)|dist\/testing\/[a-z-]+\.d\.ts|dist\/nginx\/portal\.conf\.template|dist\/portal-build\/(_headers|_redirects|docs\/[a-z-]+\.pdf)|dist\/portal-build\/assets\/[^/]+\.(js|css)\.br|dist\/reference\/renderer\/(LICENSE|NOTICE)|dist\/statement\/fonts\/(LICENSE|noto-sans-sc\.woff))$/,
  // A third are the demo accounts, two fifths the public site: 680 pages with their styles, in four languages. A twelfth
  // is the Chinese font of statements.
  most: 20 * 1024 * 1024,
};

const tar = async (...args: readonly string[]) =>
  (await promisify(execFile)("tar", [...args], { maxBuffer: 1e8 })).stdout;

const lacks = (files: readonly string[], wanted: readonly RegExp[]) =>
  wanted.filter((one) => !files.some((file) => one.test(file))).map((one) => `lacks ${one.source}`);

/** Returns whether a module contains code, and not only imports, exports and comments. */
const hasCode = (code: string) => /\S/.test(code.replaceAll(/^(import|export) [^;]*;$|^\/\/.*$/gm, ""));

const isWholeMap = (map: string) => {
  const { sources, sourcesContent } = Object(JSON.parse(map));
  return Array.isArray(sourcesContent) && sourcesContent.length === sources.length && sources.length > 0;
};

/** Returns a problem for each of these modules of a tarball that has no source map with its sources. */
async function missingMaps(tarball: string, modules: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "contents-"));
  await tar("--extract", "--file", tarball, "--strip-components=1", "--directory", folder);
  const problems = await Promise.all(
    modules.map(async (file) => {
      if (!hasCode(await readFile(join(folder, file), "utf8"))) return [];
      const map = await readFile(join(folder, `${file}.map`), "utf8").catch(() => "{}");
      return isWholeMap(map) ? [] : [`lacks a source map with sources for ${file}`];
    }),
  );
  await rm(folder, { recursive: true });
  return problems.flat();
}

/** Checks the sandbox's tarball: it must contain every file that the program needs, and no unexpected file. */
async function checkProvider(tarball: string, files: readonly string[]): Promise<readonly string[]> {
  const { size } = await stat(tarball);
  // The portal's own scripts and the reference's renderer are third-party bundles.
  const modules = files.filter((file) => /^dist\/(?!portal-build\/|reference\/renderer\/).*\.js$/.test(file));
  return [
    ...lacks(files, provider.holds),
    ...files.filter((file) => !provider.knows.test(file)).map((file) => `should not hold ${file}`),
    ...(size > provider.most ? [`weighs ${size} bytes`] : []),
    ...(await missingMaps(tarball, modules)),
  ];
}

/** Checks the tarball of a library: each module has a source map, except generated ones, such as class names. */
const checkLibrary = (tarball: string, files: readonly string[]): Promise<readonly string[]> =>
  // The bundler's own helpers have no source here.
  missingMaps(
    tarball,
    files.filter((file) => /^dist\/(?!_virtual\/).*(?<!\.css)\.js$/.test(file)),
  );

/** Returns the problems of a packed package: missing files, and files that do not belong in it. */
export async function checkContents(name: string, tarball: string): Promise<readonly string[]> {
  const listed = await tar("--list", "--file", tarball);
  const files = listed.split("\n").flatMap((line) => line.replace(/^package\//, "") || []);
  const check = name === "@broker/sandbox" ? checkProvider : checkLibrary;
  return [
    ...lacks(files, [/^package\.json$/, /^README\.md$/, /^LICENSE$/]),
    ...(await check(tarball, files)),
  ].map((problem) => `${name} ${problem}.`);
}
