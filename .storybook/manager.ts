import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** The house theme's colours, because this frame has no CSS variables. */
addons.setConfig({
  // On a laptop, a screen needs more room than its properties.
  bottomPanelHeight: 220,
  layoutCustomisations: {
    // These pages have no properties, and need the room of the panel.
    showPanel: ({ storyId }, byDefault) =>
      /^(foundations-(tokens|brand-studio)|guides-playground|flows-statecharts-[a-z-]+)--/.test(storyId ?? "")
        ? false
        : byDefault,
  },
  theme: create({
    base: "light",
    brandTitle: "Broker kit",
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: "#2460d8",
    colorSecondary: "#2460d8",
    appBg: "#f6f7f9",
    appBorderColor: "#dfe2e8",
    appBorderRadius: 8,
  }),
});
