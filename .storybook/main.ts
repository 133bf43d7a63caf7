import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { messagesPlugin } from "../packages/screens/messages-plugin.ts";

/** Each part imports its own piece of react-aria, and each piece is a door of its own to the optimizer. */
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

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./**/*.mdx",
    "./flows/*.stories.tsx",
    "./white-label/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/screens/src/**/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  staticDirs: ["./public"],
  core: { disableTelemetry: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [messagesPlugin(), vanillaExtractPlugin()],
      // Browsers that know light-dark(): what stands in for it elsewhere is settled at the root, and a page shows both schemes.
      build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
      // Named here, so that a cold cache does not find them late and reload a test run in the middle.
      optimizeDeps: {
        include: [
          "@storybook/addon-a11y/preview",
          "@broker/ui > @tanstack/react-virtual",
          "@broker/ui > @internationalized/date",
          "@broker/ui > d3-scale",
          "@broker/ui > d3-shape",
          "@broker/ui > lucide-react",
          "@broker/ui > uqr",
          "@dagrejs/dagre",
          "msw",
          "msw-storybook-addon",
          "msw/browser",
          "react",
          "@broker/ui > react-aria-components",
          ...ariaParts,
          "react-aria/PortalProvider",
          "react-dom/client",
          "react/jsx-dev-runtime",
        ],
      },
    }),
};

export default config;
