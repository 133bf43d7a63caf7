import { defineConfig } from "tsdown";
import { clientExports, markClientModules } from "../../scripts/client-directive.ts";
import { messagesPlugin } from "./messages-plugin.ts";

export default defineConfig({
  entry: ["src/index.ts", "src/entries/*.ts"],
  platform: "neutral",
  // A file per module: unused modules are not bundled by apps, and server components can import those that need no
  // browser.
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
