import { readFileSync } from "node:fs";

const packages = ["sdk", "hooks", "ui", "screens", "mocks"];

/** All packages carry one version, which is 0.0.0 until the first release. */
const { version } = JSON.parse(
  readFileSync(new URL("../packages/sdk/package.json", import.meta.url), "utf8"),
);
const isReleased = version !== "0.0.0";

const validation = { notExported: true, invalidLink: true, notDocumented: true };

/** Where the types are listed that a package names without exporting them. */
const internalModule = "Inner types";

/** @type {import("typedoc").TypeDocOptions} */
export default {
  name: isReleased ? "Broker Kit" : "Broker Kit (next, not released)",
  entryPointStrategy: "packages",
  entryPoints: packages.map((name) => `../packages/${name}`),
  includeVersion: isReleased,
  // Types that public ones name, such as the steps of a state, have pages too.
  plugin: ["typedoc-plugin-missing-exports"],
  readme: "none",
  validation,
  treatValidationWarningsAsErrors: true,
  out: "build/reference",
  packageOptions: {
    internalModule,
    validation,
    includeVersion: isReleased,
    excludeInternal: true,
    excludeExternals: true,
    disableSources: true,
    readme: "none",
    requiredToBeDocumented: ["Variable", "Class", "Interface", "TypeAlias"],
  },
};
