import { html } from "hono/html";
import type { App } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { page } from "../pages/page.ts";
import { openStaticSite } from "./static-site.ts";

const FALLBACK = "/__spa-fallback.html";
const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path);

/** The built portal. */
export async function portalRoutes(app: App, deps: Deps): Promise<void> {
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
    const fallback = isPagePath(path) ? await portal(FALLBACK, context.req.raw) : null;
    if (!fallback) throw new Problem(404, "notFound", "There is no such file.");
    return fallback;
  });
}
