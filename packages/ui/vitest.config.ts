import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../../scripts/test-browser/launch-options.ts";
import { besideOthers, pagesBesideOthers } from "../../scripts/workers.ts";

const nodeTests = ["src/theme/*.test.ts", "src/*.test.ts", "src/**/*-format.test.ts"];

export default defineConfig({
  test: {
    name: "ui",
    projects: [
      {
        test: {
          name: "ui:node",
          environment: "node",
          isolate: false,
          include: nodeTests,
          ...besideOthers,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: {
          include: [
            "react",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "react-aria-components",
            "@tanstack/react-virtual",
            "@internationalized/date",
            "uqr",
            "lucide-react",
          ],
        },
        test: {
          name: "ui:browser",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["vitest-browser-react"],
          ...pagesBesideOthers,
          // Longer than the default second, for a busy machine.
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
