import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { html } from "hono/html";
import type { App } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { openStaticSite } from "../portal/static-site.ts";

const { resolve } = createRequire(import.meta.url);
const RENDERER = ["/swagger-ui.css", "/swagger-ui-bundle.js"] as const;

/**
 * The policy of the reference: its renderer sets styles at run time, so inline styles are allowed; scripts must be our
 * own.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const START = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
follow();
dark.addEventListener("change", follow);
window.SwaggerUIBundle({
  url: "/api/reference/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  displayRequestDuration: true,
  validatorUrl: null,
});
`;

const reference = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>API reference · Sandbox</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/api/reference/swagger-ui.css" />
      <script src="/api/reference/swagger-ui-bundle.js" defer></script>
      <script src="/api/reference/start.js" defer></script>
    </head>
    <body>
      <main id="reference">
        <noscript>
          The reference is drawn by a script. The document it is made from is
          <a href="/api/reference/openapi.json">openapi.json</a>.
        </noscript>
      </main>
    </body>
  </html>`;

/** Returns the folder of the renderer's files: beside this one in the packed package, otherwise in node_modules. */
function rendererFolder(): string {
  const packed = fileURLToPath(new URL("renderer", import.meta.url));
  return existsSync(packed) ? packed : dirname(resolve("swagger-ui-dist/package.json"));
}

/**
 * Adds the reference of the API at `/api/reference`, rendered from the bundled document; operations can be called in
 * place.
 */
export async function referenceRoutes(app: App): Promise<void> {
  const document = await readFile(resolve("@broker/api-spec/openapi.json"), "utf8");
  const renderer = await openStaticSite(rendererFolder(), { only: RENDERER });
  const fixed = { "cache-control": "no-cache" };
  app.get("/api/reference", (context) =>
    context.html(reference, 200, { ...fixed, "content-security-policy": POLICY }),
  );
  app.get("/api/reference/openapi.json", (context) =>
    context.body(document, 200, { ...fixed, "content-type": "application/json" }),
  );
  app.get("/api/reference/start.js", (context) =>
    context.body(START, 200, { ...fixed, "content-type": "text/javascript; charset=utf-8" }),
  );
  for (const path of RENDERER)
    app.get(`/api/reference${path}`, async (context) => {
      const file = await renderer?.(path, context.req.raw);
      if (!file) throw new Problem(404, "notFound", "There is no such file.");
      return file;
    });
}
