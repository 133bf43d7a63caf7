import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./compress-assets.ts";
import { preloadCalls } from "./preload-calls.ts";

export default {
  ssr: false,
  // Each brand, or a look at what is not finished, can be built beside the others.
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  // What a route asks for is a chunk of its own: a screen's data is on its way together with its code.
  future: { v8_splitRouteModules: true },
  prerender: ["/", "/home", "/login", "/sign-up", "/pay/handoff"],
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const client = join(buildDirectory, "client");
    await Promise.all([compressAssets(client), preloadCalls(client)]);
  },
} satisfies Config;
