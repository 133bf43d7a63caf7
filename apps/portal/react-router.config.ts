import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { areaPaths, inappPaths } from "./app/paths.ts";
import { addressesOf, layClientPages } from "./client-pages.ts";
import { compressFiles } from "./compress-files.ts";
import { deploymentOf } from "./deployment.ts";
import { layHosting } from "./hosting/lay-hosting.ts";
import { languageFolders } from "./languages.ts";
import { layConfiguration } from "./lay-configuration.ts";
import { paintPagesFirst } from "./paint-first.ts";
import { preloadCalls, preloadLanguage } from "./preload-calls.ts";
import { siteSettings } from "./site-settings.ts";
import { startUnrouted } from "./unrouted-pages.ts";

/** The prerendered pages, which visitors open by their addresses. */
const visitorPages = ["login", "sign-up"].flatMap((page) =>
  ["", ...languageFolders].map((folder) => join("/", folder, page)),
);

export default {
  ssr: false,
  // A build of another brand, or of unfinished work, can use another folder.
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  // A route's loader is a separate chunk, so that data and code load concurrently.
  future: { v8_splitRouteModules: true },
  prerender: [...visitorPages, "/pay/handoff"],
  buildEnd: async ({ reactRouterConfig: { buildDirectory, routes }, viteConfig }) => {
    const client = join(buildDirectory, "client");
    await startUnrouted(client, visitorPages);
    await Promise.all([preloadCalls(client), ...visitorPages.map((page) => preloadLanguage(client, page))]);
    const deployment = deploymentOf(viteConfig.env);
    const addresses = addressesOf(routes, languageFolders);
    await layClientPages(client, addresses, languageFolders, deployment.paymentHosts);
    // Loaded by Node.js itself: the configuration's loader would transform its sources.
    const [{ buildSite }, { createPruner }] = await Promise.all([
      import("@broker/site/build"),
      import("@broker/site/prune-styles"),
    ]);
    await paintPagesFirst(client, visitorPages, createPruner);
    const settings = siteSettings(deployment);
    const siteFiles = await buildSite(settings, client);
    await layConfiguration(client, ["en", ...languageFolders]);
    await layHosting({
      build: buildDirectory,
      siteFiles,
      clientPages: [...areaPaths, ...inappPaths],
      origin: settings.origin,
    });
    await compressFiles(client);
  },
} satisfies Config;
