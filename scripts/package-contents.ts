import { execFile } from "node:child_process";
import { mkdtemp, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** What the provider runs from its package alone: that it starts so, from an empty folder, its own test shows. */
const provider = {
  holds: [
    /^dist\/main\.js$/,
    /^dist\/db\/migrations\/meta\/_journal\.json$/,
    /^dist\/db\/migrations\/0000_.*\.sql$/,
    /^dist\/build\/demo-\w+\.tar\.gz$/,
    /^dist\/portal-build\/index\.html$/,
    /^dist\/portal-build\/404\.html$/,
    /^dist\/portal-build\/dashboard\/index\.html$/,
    /^dist\/portal-build\/assets\/.*\.js$/,
    /^dist\/reference\/renderer\/swagger-ui-bundle\.js$/,
  ],
  knows:
    /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.*\.(js|sql|json|gz|html|css|svg|png|ico|webmanifest|txt|xml|woff2|avif|webp|wasm|data)|dist\/portal-build\/docs\/[a-z-]+\.pdf|dist\/portal-build\/assets\/[^/]+\.(js|css)\.br|dist\/reference\/renderer\/(LICENSE|NOTICE))$/,
  // Half of it are the demo accounts, a quarter the public site: 108 pages in four languages.
  most: 13 * 1024 * 1024,
};

const tar = async (...args: readonly string[]) =>
  (await promisify(execFile)("tar", [...args], { maxBuffer: 1e8 })).stdout;

const lacks = (files: readonly string[], wanted: readonly RegExp[]) =>
  wanted.filter((one) => !files.some((file) => one.test(file))).map((one) => `lacks ${one.source}`);

/** Checks the tarball of the sandbox: it holds every file that the program needs at run time, and no other. */
async function judgeProvider(tarball: string, files: readonly string[]): Promise<readonly string[]> {
  const { size } = await stat(tarball);
  return [
    ...lacks(files, provider.holds),
    ...files.filter((file) => !provider.knows.test(file)).map((file) => `should not hold ${file}`),
    ...(size > provider.most ? [`weighs ${size} bytes`] : []),
  ];
}

/** Whether a module holds code of its own, and not just imports, exports and comments. */
const hasCode = (code: string) => /\S/.test(code.replaceAll(/^(import|export) [^;]*;$|^\/\/.*$/gm, ""));

const isWholeMap = (map: string) => {
  const { sources, sourcesContent } = Object(JSON.parse(map));
  return Array.isArray(sourcesContent) && sourcesContent.length === sources.length && sources.length > 0;
};

/** A library: each built module has a source map with the sources in it, unless a build made it, as it makes class names. */
async function judgeLibrary(tarball: string, files: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(dirname(tarball), "contents-"));
  await tar("--extract", "--file", tarball, "--strip-components=1", "--directory", folder);
  const modules = files.filter((file) => /^dist\/.*(?<!\.css)\.js$/.test(file));
  const problems = await Promise.all(
    modules.map(async (file) => {
      if (!hasCode(await readFile(join(folder, file), "utf8"))) return [];
      const map = await readFile(join(folder, `${file}.map`), "utf8").catch(() => "{}");
      return isWholeMap(map) ? [] : [`lacks a source map with sources for ${file}`];
    }),
  );
  return problems.flat();
}

/** Says what is missing in a package as it would be published, and what has no place there. */
export async function judgeContents(name: string, tarball: string): Promise<readonly string[]> {
  const listed = await tar("--list", "--file", tarball);
  const files = listed.split("\n").flatMap((line) => line.replace(/^package\//, "") || []);
  const judge = name === "@broker/sandbox" ? judgeProvider : judgeLibrary;
  return [
    ...lacks(files, [/^package\.json$/, /^README\.md$/, /^LICENSE$/]),
    ...(await judge(tarball, files)),
  ].map((problem) => `${name} ${problem}.`);
}
