import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { messagesPlugin } from "../packages/screens/messages-plugin.ts";
import { storyCodePlugin } from "./docs/code/story-code-plugin.ts";
import { partsPlugin } from "./docs/parts/parts-plugin.ts";
import { messagesListPlugin } from "./foundations/messages-plugin.ts";
import { tokenUsesPlugin } from "./foundations/token-uses-plugin.ts";
import { leadsPlugin } from "./pictures/leads-plugin.ts";

/** Each component imports its own subpath of React Aria, each of which the optimizer treats as an entry. */
const ariaParts = [
  "Button",
  "Calendar",
  "Checkbox",
  "ComboBox",
  "DateField",
  "DatePicker",
  "Dialog",
  "FieldError",
  "FileTrigger",
  "Form",
  "Group",
  "Heading",
  "I18nProvider",
  "Input",
  "Label",
  "Link",
  "ListBox",
  "Menu",
  "Modal",
  "Popover",
  "ProgressBar",
  "RadioGroup",
  "Select",
  "Switch",
  "Table",
  "Tabs",
  "Text",
  "TextArea",
  "TextField",
  "Toast",
  "ToggleButton",
  "ToggleButtonGroup",
  "Tooltip",
  "Tree",
].map((part) => `@broker/ui > react-aria-components/${part}`);

/** The output of `pnpm reference`. A build adds its own afterwards: both are made side by side. */
const reference = join(import.meta.dirname, "../docs/build/reference");

/** Tests show no docs pages. */
const isTest = process.env["VITEST"] !== undefined;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./**/*.mdx",
    "./flows/*.stories.tsx",
    "./foundations/*.stories.tsx",
    "./network/*.stories.tsx",
    "./playground/*.stories.tsx",
    "./white-label/**/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/screens/src/**/*.stories.tsx",
    "../packages/site/src/**/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // The parts plugin does what these do while a page is open, with two parsers and a printer of JavaScript.
  previewAnnotations: (entries = []) =>
    entries.filter((entry) => !/entry-preview-(argtypes|docs)/.test(entry)),
  staticDirs: (folders = [], { configType }) => {
    const isServed = configType === "DEVELOPMENT" && existsSync(reference);
    return [...folders, "./public", ...(isServed ? [{ from: reference, to: "/reference" }] : [])];
  },
  core: { disableTelemetry: true },
  // The search finds the headings of guides, such as the names that other kits give to a part.
  features: { experimentalSearchDocsHeadings: true },
  // The parts plugin reads the types instead.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        messagesPlugin(),
        vanillaExtractPlugin(),
        leadsPlugin(),
        messagesListPlugin(),
        tokenUsesPlugin(),
        ...(isTest ? [] : [partsPlugin(), storyCodePlugin()]),
      ],
      resolve: { alias: { tldts: fileURLToPath(import.meta.resolve("./registrable-domain.ts")) } },
      // Browsers with light-dark(): its fallback is resolved at the root only, and a page shows both schemes.
      build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
      // Listed here, so that a cold cache does not discover them late and reload during a test run.
      optimizeDeps: {
        include: [
          "@storybook/addon-a11y/preview",
          "@broker/ui > @tanstack/react-virtual",
          "@broker/ui > @internationalized/date",
          "@broker/ui > lucide-react",
          "@broker/ui > uqr",
          "@dagrejs/dagre",
          "msw",
          "msw/browser",
          "react",
          "@broker/ui > react-aria-components",
          ...ariaParts,
          "react-aria/PortalProvider",
          "react-dom/client",
          "react/jsx-dev-runtime",
          "storybook/internal/core-events",
          "sucrase",
        ],
      },
    }),
};

export default config;
