import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { brands } from "./brands.ts";
import "./fonts.css";
import { listenToConsole, refuseLoggedErrors } from "./no-logged-errors.ts";
import { Surroundings } from "./surroundings.tsx";

const width = (name: string, inline: number, block: number) => ({
  name,
  styles: { width: `${inline}px`, height: `${block}px` },
});

export default definePreview({
  addons: [addonMsw(), addonA11y(), addonDocs()],
  decorators: [
    (Story, { globals }) => (
      <Surroundings
        brand={String(globals["brand"])}
        scheme={String(globals["scheme"])}
        direction={String(globals["direction"])}
      >
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach: () => listenToConsole(),
  afterEach: () => refuseLoggedErrors(),
  tags: ["autodocs"],
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: { title: "Brand", icon: "paintbrush", items: Object.keys(brands), dynamicTitle: true },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: { title: "Scheme", icon: "contrast", items: ["light", "dark", "system"], dynamicTitle: true },
    },
    direction: {
      description: "Direction of reading",
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: "house", scheme: "light", direction: "ltr" },
  parameters: {
    // What was announced stays for seconds, longer than the part that it names.
    a11y: { test: "error", context: { exclude: ["[data-live-announcer]"] } },
    layout: "padded",
    viewport: {
      options: {
        narrow: width("Narrow phone, 320", 320, 640),
        phone: width("Phone, 390", 390, 844),
        tablet: width("Tablet, 820", 820, 1180),
        desk: width("Desk, 1440", 1440, 900),
      },
    },
    options: {
      storySort: { order: ["Guides", "Foundations", "Screens", "Flows", "Layout", "Typography", "*"] },
    },
  },
});
