import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join, resolve } from "node:path";

const { resolve: find } = createRequire(import.meta.url);
const room = resolve(import.meta.dirname, "..");
const dist = join(room, "dist");
/** The folder of files that the workspace built. */
const built = join(room, "src/build");
const portal = resolve(process.env["PORTAL_DIR"] ?? join(room, "../portal/build/client"));
const renderer = dirname(find("swagger-ui-dist/package.json"));

/** The files that a package needs beside its compiled sources: Node.js runs no TypeScript in node_modules. */
const copies = [
  {
    from: join(room, "src"),
    to: dist,
    takes: (file: string) => file !== built && !/\.tsx?$/.test(extname(file)),
  },
  {
    from: portal,
    to: join(dist, "portal-build"),
    // Compressed pages would add 6 MB; the server compresses a page on its first request.
    takes: (file: string) => !/\.gz$|(?<!\/assets\/[^/]+)\.br$/.test(file),
  },
  {
    // Beside the portal, as in a build: `configure` changes both.
    from: join(portal, "../nginx"),
    to: join(dist, "nginx"),
    takes: () => true,
  },
  {
    from: renderer,
    to: join(dist, "reference/renderer"),
    takes: (file: string) =>
      file === renderer || /(swagger-ui\.css|swagger-ui-bundle\.js|LICENSE|NOTICE)$/.test(file),
  },
];

if (!existsSync(join(portal, "index.html"))) {
  console.error(`There is no built portal in ${portal}: build it first, or set PORTAL_DIR to a built one.`);
  process.exit(1);
}
// Earlier output is deleted, so that nothing of it is packed.
await rm(dist, { recursive: true, force: true });
// All modules, and types for the entry that tests import.
for (const config of ["tsconfig.build.json", "tsconfig.testing.json"])
  execFileSync("tsc", ["--project", join(room, config)], { stdio: "inherit" });
// A folder of pages alone has no configuration of nginx beside it.
for (const { from, to, takes } of copies)
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: takes });
// The database of the demo accounts, which a first start copies, is made by the packed code itself.
execFileSync(process.execPath, [join(dist, "seed/build-template.js")], { stdio: "inherit" });
