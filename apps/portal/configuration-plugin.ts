import { join } from "node:path";
import type { ConfiguredBrand } from "@broker/ui/create-brand-styles";
import { loadEnv, type Plugin } from "vite";
import { configurationOf } from "./configuration.ts";
import { deploymentOf } from "./deployment.ts";

/** The schema of the document in the pages, which is published with them. */
export const CONFIGURATION_SCHEMA = "configuration.schema.json";

/** The schema has validated its fields. */
const isBrand = (value: unknown): value is ConfiguredBrand => typeof value === "object" && value !== null;

/**
 * Has the development server write the configuration of `PORTAL_CONFIGURATION` into its pages; a wrong one prevents its
 * start. A build is configured afterwards.
 */
export function configurationPlugin(): Plugin {
  return {
    name: "configuration",
    apply: "serve",
    async config(_config, { mode }) {
      const file = process.env["PORTAL_CONFIGURATION"];
      if (!file) return null;
      // Loaded by Node.js itself, and not for builds.
      const { mergeConfigurations, readPortalConfiguration } =
        await import("@broker/sandbox/portal-configuration");
      const { brand, ...given } = await readPortalConfiguration(
        [file],
        join(import.meta.dirname, CONFIGURATION_SCHEMA),
      );
      const built = configurationOf(deploymentOf(loadEnv(mode, import.meta.dirname)));
      const text = JSON.stringify(mergeConfigurations({ ...built }, given));
      const { createBrandStyles } = await import("@broker/ui/create-brand-styles");
      const styles = isBrand(brand) ? createBrandStyles(brand).css : "";
      return {
        define: {
          "import.meta.env.CONFIGURATION": JSON.stringify(text),
          "import.meta.env.BRAND_STYLES": JSON.stringify(styles),
        },
      };
    },
  };
}
