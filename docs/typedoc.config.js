const packages = ["sdk", "hooks", "ui", "screens", "mocks"];

const validation = { notExported: false, invalidLink: true, notDocumented: true };

/** @type {import("typedoc").TypeDocOptions} */
export default {
  name: "Broker Kit",
  entryPointStrategy: "packages",
  entryPoints: packages.map((name) => `../packages/${name}`),
  includeVersion: true,
  readme: "none",
  validation,
  treatValidationWarningsAsErrors: true,
  out: "build/reference",
  packageOptions: {
    validation,
    includeVersion: true,
    excludeInternal: true,
    excludeExternals: true,
    disableSources: true,
    readme: "none",
    requiredToBeDocumented: ["Variable", "Class", "Interface", "TypeAlias"],
  },
};
