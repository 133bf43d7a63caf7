import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { addressesOf, layClientPages } from "./client-pages.ts";
import { compressAssets } from "./compress-assets.ts";
import { deploymentOf } from "./deployment.ts";
import { preloadCalls } from "./preload-calls.ts";
import { siteSettings } from "./site-settings.ts";

export default {
  ssr: false,
  // Each brand, or a look at what is not finished, can be built beside the others.
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  // What a route asks for is a chunk of its own: a screen's data is on its way together with its code.
  future: { v8_splitRouteModules: true },
  prerender: ["/login", "/sign-up", "/pay/handoff"],
  buildEnd: async ({ reactRouterConfig: { buildDirectory, routes }, viteConfig }) => {
    const client = join(buildDirectory, "client");
    await Promise.all([compressAssets(client), preloadCalls(client)]);
    await layClientPages(client, addressesOf(routes));
    // Loaded by Node itself: the configuration's own loader would take its sources apart.
    const { buildSite } = await import("@broker/site/build");
    await buildSite(siteSettings(deploymentOf(viteConfig.env)), client);
  },
} satisfies Config;
