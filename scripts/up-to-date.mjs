import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Something that is built from files, and is up to date while they and its output are unchanged.
 *
 * @typedef {object} Product
 * @property {string} name
 * @property {readonly string[]} from The source files and folders, relative to the root.
 * @property {readonly string[]} settings Other inputs, such as variables of the environment.
 * @property {readonly string[]} to The output folders.
 * @property {readonly string[]} lists Large output folders, of which only file names are compared.
 * @property {() => Promise<number>} make Builds it; resolves with an exit code.
 */

/** Folders with outputs, or without sources of any product. */
const SKIPPED = new Set(["node_modules", "dist", "build", ".react-router", "__screenshots__"]);

/**
 * Lists all files in a folder, or the single file, in a stable order.
 *
 * @param {string} path
 * @param {ReadonlySet<string>} skipped
 * @returns {string[]}
 */
function filesIn(path, skipped) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name), skipped));
}

/**
 * @param {string} root
 * @param {Pick<Product, "from" | "settings">} product
 */
function sourcesOf(root, { from, settings }) {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const place of from)
    for (const file of filesIn(join(root, place), SKIPPED)) {
      const bytes = readFileSync(file);
      hash.update(`\n${file.slice(root.length)} ${bytes.length}\n`).update(bytes);
    }
  return hash.digest("hex");
}

/**
 * Describes the output by names and sizes, which show an incomplete one: the names of built files contain a
 * content hash.
 *
 * @param {string} root
 * @param {Pick<Product, "to" | "lists">} product
 */
function outcomeOf(root, { to, lists }) {
  const hash = createHash("sha256");
  const visible = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : null;
  for (const folder of to)
    for (const file of filesIn(join(root, folder), new Set()))
      hash.update(`${file.slice(root.length)} ${statSync(file).size}\n`);
  for (const folder of lists)
    hash.update(`${folder} ${visible(join(root, folder))?.sort().join() ?? "none"}\n`);
  return hash.digest("hex");
}

const stampOf = (/** @type {string} */ root, /** @type {string} */ name) =>
  join(root, "node_modules/.start", `${name}.json`);

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/**
 * Builds a product unless it is up to date. A build that was interrupted or changed by hand is repeated. Resolves with the exit
 * code of the build.
 *
 * @param {string} root
 * @param {Product} product
 */
export async function ensure(root, product) {
  const stamp = stampOf(root, product.name);
  // Read before the build, so that a file that changes meanwhile is detected the next time.
  const sources = sourcesOf(root, product);
  const written = () => JSON.stringify({ sources, outcome: outcomeOf(root, product) });
  if (read(stamp) === written()) return 0;
  rmSync(stamp, { force: true });
  const code = await product.make();
  if (code !== 0) return code;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(`${stamp}.part`, written());
  renameSync(`${stamp}.part`, stamp);
  return 0;
}
