import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  // Each brand, or a look at what is not finished, can be built beside the others.
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  prerender: ["/", "/home", "/login", "/sign-up", "/pay/handoff"],
} satisfies Config;
