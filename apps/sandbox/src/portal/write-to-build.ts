import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { StartError } from "../config.ts";
import { createConfiguredStyles } from "./configured-styles.ts";
import { findFont, isAddressed, writeFontHint, writeToText } from "./write-to-markup.ts";
import { findConfiguration, writeToPage } from "./write-to-page.ts";
import type { PortalConfiguration } from "./portal-configuration.ts";
import { addressOf, HEADERS } from "./static-site.ts";
import { findHeaders, readHeaderRules } from "./static-rules.ts";

const POLICY = "content-security-policy";
/** The configuration of nginx beside the folder that is served. */
const NGINX = "nginx/portal.conf.template";

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Replaces the policy of a page in a `_headers` file. */
const inHeaders = (text: string, address: string, policy: string): string =>
  text
    .split(/\n(?=\S)/)
    .map((block) =>
      [address, `${address}/`].includes(block.split("\n")[0] ?? "")
        ? block.replace(/^( +Content-Security-Policy: ).*$/m, (_line, start: string) => start + policy)
        : block,
    )
    .join("\n");

/** Replaces the policy of a page in the configuration of nginx, whose map has it by the page's address. */
const inNginx = (text: string, address: string, policy: string): string =>
  text
    .split("\n")
    .map((line) => (line.startsWith(`  "${address}" "default-src `) ? `  "${address}" "${policy}";` : line))
    .join("\n");

/** Writes a page or a text, and its compressed copies where the build has them. */
async function writePage(file: string, html: string, files: ReadonlySet<string>): Promise<void> {
  await writeFile(file, html);
  for (const [ending, pack] of Object.entries(compress))
    if (files.has(`${file}.${ending}`)) await writeFile(`${file}.${ending}`, await pack(Buffer.from(html)));
}

/**
 * Writes a configuration into a built portal: into its pages with their compressed copies, and into the policies of
 * `_headers` and nginx. Returns the number of changed pages.
 */
export async function writeToBuild(folder: string, given: PortalConfiguration): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)));
  const pages = new Map<string, string>();
  for (const file of files) if (file.endsWith(".html")) pages.set(file, await readFile(file, "utf8"));
  const built = findConfiguration(pages.values());
  if (!built) throw new StartError(`${folder}: no page of this folder has a configuration.`);
  const styles = await createConfiguredStyles(folder, given);
  const font = findFont(pages.values());
  const headersFile = join(folder, HEADERS);
  const nginxFile = join(dirname(folder), NGINX);
  let headers = await readFile(headersFile, "utf8").catch(() => "");
  let nginx = await readFile(nginxFile, "utf8").catch(() => "");
  const rules = readHeaderRules(headers);
  const written: Promise<void>[] = [];
  for (const [file, html] of pages) {
    const address = addressOf(`/${relative(folder, file).split(sep).join("/")}`);
    const before = { html, policy: findHeaders(rules, address)[POLICY] ?? "" };
    const page = writeToPage(before, built, { fields: given, styles });
    headers = page.policy === before.policy ? headers : inHeaders(headers, address, page.policy);
    nginx = page.policy === before.policy ? nginx : inNginx(nginx, address, page.policy);
    if (page.html !== html) written.push(writePage(file, page.html, files));
  }
  const texts = [...files].filter(isAddressed).map(async (file) => {
    const text = await readFile(file, "utf8");
    const next = writeToText(text, built, given);
    if (next !== text) await writePage(file, next, files);
  });
  await Promise.all([...written, ...texts]);
  if (headers) await writeFile(headersFile, writeFontHint(headers, font, styles.brand?.font));
  if (nginx) await writeFile(nginxFile, writeFontHint(nginx, font, styles.brand?.font));
  return written.length;
}
