import { defineConfig } from "tsdown";
import { clientExports, markClientModules } from "../../scripts/client-directive.ts";
import { messagesPlugin } from "./messages-plugin.ts";

export default defineConfig({
  entry: ["src/index.ts"],
  platform: "neutral",
  // A file for each module: what an app does not use stays out of it, and server components import what needs no browser.
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: true,
  sourcemap: true,
  clean: true,
  plugins: [messagesPlugin()],
  hooks: {
    "build:done": () =>
      markClientModules(
        "dist",
        clientExports({ "@broker/hooks": "../hooks/dist", "@broker/ui": "../ui/dist" }),
      ),
  },
});
