/** The examples in the README of a package; see the plugin in `vitest.config.ts`. */
declare module "virtual:readme/*";
