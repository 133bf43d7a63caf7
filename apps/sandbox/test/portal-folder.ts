import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach } from "vitest";
import { runConfigure } from "../src/portal/configure-command.ts";
import { SCHEMA } from "../src/portal/portal-configuration.ts";

export const schema = join(import.meta.dirname, "../../portal", SCHEMA);
export const built = {
  format: 1,
  companyId: 9,
  referralCode: "HOUSE",
  publicUrl: "http://localhost:4000",
  settings: { limits: { minimumDepositUsd: 100 } },
};
export const script = `<script>go("?referralCode=HOUSE")</script>`;
export const link = (code: string) => `<a href="/sign-up?referralCode=${code}">`;
export const page = (document: object, meta = "") =>
  `<head>${meta}<script id="configuration" type="application/json">${JSON.stringify(document)}</script>${script}</head>${link("HOUSE")}`;
export const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; img-src 'self' blob: data:; connect-src 'self'; form-action 'self'";
export const HEADERS = ["/*", "/login", "/login/", "/pay/handoff"]
  .map((path) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${POLICY}\n`)
  .join("\n");

/** Returns the configuration in a page. */
export const documentOf = (html: string): unknown =>
  JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

/** A folder of a built portal, new for each test. */
export interface BuiltPortal {
  readonly folder: () => string;
  readonly file: (path: string) => string;
  readonly read: (path: string) => Promise<string>;
  /** Writes a configuration with these fields, or with this text, beside the portal; returns its path. */
  readonly write: (fields: object | string, name?: string) => Promise<string>;
  /** Runs the command with these fields; returns its exit code and what it printed. */
  readonly configure: (
    fields: object,
  ) => Promise<{ readonly code: number; readonly said: readonly string[]; readonly path: string }>;
}

/** Creates a built portal before each test of a file. */
export function sharePortalFolder(): BuiltPortal {
  let root: string;
  let folder: string;
  const file = (path: string) => join(folder, path);
  const write: BuiltPortal["write"] = async (fields, name = "configuration.json") => {
    const path = join(root, name);
    await writeFile(path, typeof fields === "string" ? fields : JSON.stringify(fields));
    return path;
  };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "configured-"));
    folder = join(root, "client");
    for (const path of ["login", "pay/handoff", "../nginx"]) await mkdir(file(path), { recursive: true });
    await cp(schema, file(SCHEMA));
    await writeFile(file("index.html"), `${script}${link("HOUSE")}`);
    await writeFile(file("login/index.html"), page(built));
    await writeFile(file("login/index.html.br"), brotliCompressSync(page(built)));
    await writeFile(file("pay/handoff/index.html"), page(built, '<meta name="form-targets" content=""/>'));
    await writeFile(file("_headers"), HEADERS);
    await writeFile(
      file("../nginx/portal.conf.template"),
      `  "/pay/handoff" "${POLICY}";\n  default "${POLICY}";\n`,
    );
  });
  afterEach(() => rm(root, { recursive: true }));
  return {
    folder: () => folder,
    file,
    read: (path) => readFile(file(path), "utf8"),
    write,
    async configure(fields) {
      const said: string[] = [];
      const path = await write(fields);
      const code = await runConfigure(["--portal", folder, path], (text) => said.push(text));
      return { code, said, path };
    },
  };
}

/** The facts of a brand. */
export const brand = {
  accent: "#0f6b4f",
  neutral: "#857d6d",
  radius: 2,
  font: { sans: "Georgia, serif", mono: "Menlo" },
};
