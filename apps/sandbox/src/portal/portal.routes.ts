import { existsSync } from "node:fs";
import { join } from "node:path";
import { html } from "hono/html";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { renderPage } from "../pages/page.ts";
import { readPortalConfiguration, SCHEMA } from "./portal-configuration.ts";
import { HEADERS, openStaticSite } from "./static-site.ts";

/** Returns the candidates for the page of a missing address: the page in the folder of its language, then the general page. */
const missingPages = (path: string) => [`/${path.split("/")[1] ?? ""}/404.html`, "/404.html"];
const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path);

/** Adds the built portal, and the built Storybook where there is one. */
export async function portalRoutes(app: App, deps: Deps): Promise<void> {
  // Storybook shares the portal's origin, so it is served only where all accounts are demonstrations.
  const storybook = deps.config.seed === "demo" ? await openStaticSite(deps.config.storybookDir) : null;
  if (storybook) {
    app.get("/storybook", (context) => context.redirect("/storybook/"));
    app.get("/storybook/*", async (context) => {
      const path = context.req.path.slice("/storybook".length);
      const file = await storybook(path === "/" ? "/index.html" : path, context.req.raw);
      if (!file) throw new Problem(404, "notFound", "There is no such file.");
      // Storybook embeds itself in a frame and evaluates its own scripts.
      file.headers.set("content-security-policy", "frame-ancestors 'self'");
      return file;
    });
  }
  const { portalDir, portalConfiguration } = deps.config;
  const given =
    portalConfiguration === null
      ? null
      : await readPortalConfiguration([portalConfiguration], join(portalDir, SCHEMA));
  const portal = await openStaticSite(portalDir, given ? { configuration: given } : {});
  if (portal && !existsSync(join(portalDir, HEADERS)))
    deps.logger.warn({ portalDir }, `the portal has no ${HEADERS} file: its pages run no scripts`);
  app.get("*", async (context) => {
    const { path } = context.req;
    if (!portal) {
      const hint = html`<p>
        The portal is not built. Run <code>npm start</code>, or set <code>PORTAL_DIR</code> to a built one.
      </p>`;
      return context.html(renderPage("Portal", path, hint), 503);
    }
    const file = await portal(path, context.req.raw);
    if (file) return file;
    // Without conditional headers: a 304 would tell the browser that the address exists.
    const anew = new Request(context.req.raw, {
      headers: { "accept-encoding": context.req.header("accept-encoding") ?? "" },
    });
    let missing: Response | null = null;
    for (const page of isPagePath(path) ? missingPages(path) : []) missing ??= await portal(page, anew);
    if (!missing) throw new Problem(404, "notFound", "There is no such file.");
    missing.headers.delete("etag");
    return new Response(missing.body, { status: 404, headers: missing.headers });
  });
}
