import { html } from "hono/html";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { page } from "../pages/page.ts";
import { openStaticSite } from "./static-site.ts";

const MISSING = "/404.html";
const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path);

/** The built portal, and the built Storybook where there is one. */
export async function portalRoutes(app: App, deps: Deps): Promise<void> {
  // On the portal's own origin, so only where every account is a demonstration and its password known.
  const storybook = deps.config.seed === "demo" ? await openStaticSite(deps.config.storybookDir) : null;
  if (storybook) {
    app.get("/storybook", (context) => context.redirect("/storybook/"));
    app.get("/storybook/*", async (context) => {
      const path = context.req.path.slice("/storybook".length);
      const file = await storybook(path === "/" ? "/index.html" : path, context.req.raw);
      if (!file) throw new Problem(404, "notFound", "There is no such file.");
      // Storybook frames itself and evaluates its own scripts.
      file.headers.set("content-security-policy", "frame-ancestors 'self'");
      return file;
    });
  }
  const portal = await openStaticSite(deps.config.portalDir);
  app.get("*", async (context) => {
    const { path } = context.req;
    if (!portal) {
      const hint = html`<p>
        The portal is not built. Run <code>npm start</code>, or set <code>PORTAL_DIR</code> to a built one.
      </p>`;
      return context.html(page("Portal", path, hint), 503);
    }
    const file = await portal(path, context.req.raw);
    if (file) return file;
    // Without conditional headers: a 304 would tell the browser that the address exists.
    const anew = new Request(context.req.raw, {
      headers: { "accept-encoding": context.req.header("accept-encoding") ?? "" },
    });
    const missing = isPagePath(path) ? await portal(MISSING, anew) : null;
    if (!missing) throw new Problem(404, "notFound", "There is no such file.");
    missing.headers.delete("etag");
    return new Response(missing.body, { status: 404, headers: missing.headers });
  });
}
