import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "@broker/site/build";
import type { Plugin } from "vite";
import { deploymentOf } from "./deployment.ts";
import { endingOf, fileTypes } from "./file-types.ts";
import { siteSettings } from "./site-settings.ts";

const folder = join(import.meta.dirname, "node_modules/.cache/site");
const sources = join(import.meta.dirname, "../../packages/site");

/** Serves the built public site in development, and rebuilds it when its sources have changed. */
export function sitePlugin(): Plugin {
  let built: Promise<readonly string[]> | undefined;
  return {
    name: "site",
    apply: "serve",
    configureServer(server) {
      const settings = siteSettings(deploymentOf(server.config.env));
      server.watcher.add(sources);
      server.watcher.on("all", (_event, file) => {
        if (file.startsWith(join(sources, "src")) || file.startsWith(join(sources, "public")))
          built = undefined;
      });
      /** Returns the file at an address; null if the site has no such file. */
      const fileOf = async (pathname: string) => {
        built ??= buildSite(settings, folder);
        const pages = await built;
        const path = pathname.replaceAll(/^\/|\/$/g, "");
        const page = [path, "index.html"].filter(Boolean).join("/");
        const file = pages.includes(page) ? page : path;
        const type = fileTypes[endingOf(file)];
        const bytes = type === undefined ? null : await readFile(join(folder, file)).catch(() => null);
        return type !== undefined && bytes ? { type, bytes } : null;
      };
      server.middlewares.use((request, response, goOn) => {
        fileOf(new URL(request.url ?? "/", "http://localhost").pathname).then(
          (file) => (file ? response.setHeader("content-type", file.type).end(file.bytes) : goOn()),
          (error: unknown) => {
            built = undefined;
            goOn(error);
          },
        );
      });
    },
  };
}
