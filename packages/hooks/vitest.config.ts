import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../../scripts/test-browser/launch-options.ts";
import { besideOthers, pagesBesideOthers } from "../../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "hooks",
    projects: [
      {
        test: {
          name: "hooks:node",
          environment: "node",
          // All files share one set of modules: none of them has lasting effects, and loading modules again took half
          // of the time.
          isolate: false,
          include: ["src/**/*.test.ts"],
          ...besideOthers,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            "react",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "@tanstack/react-query",
            "xstate",
            "@xstate/react",
            "valibot",
          ],
        },
        test: {
          name: "hooks:browser",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["vitest-browser-react"],
          ...pagesBesideOthers,
          // Longer than the default second, for a machine under load.
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
