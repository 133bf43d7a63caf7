import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const workspace = join(import.meta.dirname, "..");

/** A block of commands in a document. */
export interface ShellBlock {
  readonly document: string;
  readonly code: string;
}

/** Returns the blocks of commands in the guides, the documents and the READMEs. */
export function readShellBlocks(): readonly ShellBlock[] {
  const documents = globSync(
    ["*.md", "docs/*.md", "docs/guides/*.md", "*/README.md", "{packages,apps}/*/README.md"],
    { cwd: workspace },
  );
  return documents.toSorted().flatMap((document) => {
    const text = readFileSync(join(workspace, document), "utf8");
    return [...text.matchAll(/^```(?:sh|bash|shell|console)\n([^]*?)^```$/gm)].map(([, code = ""]) => ({
      document,
      code,
    }));
  });
}

/** Returns the blocks of a document in their order. */
export const blocksOf = (document: string): readonly string[] =>
  readShellBlocks().flatMap((block) => (block.document === document ? [block.code] : []));

/** The test that runs the commands of a block, unchanged or with other addresses; or the reason why no test does. */
type Run = { readonly by: string } | { readonly not: string };

const install = { by: "scripts/package-install.ts" };
const conformance = { by: "apps/sandbox/test/conformance-command.test.ts" };
const configure = { by: "apps/sandbox/test/portal-configuration.test.ts" };
const demo = { by: "apps/sandbox/test/pack.test.ts" };
const suite = { not: "It is the suite itself, or a part of it." };

/** How each block is run, by its document and its first words. */
export const shellRuns: Readonly<Record<string, Readonly<Record<string, Run>>>> = {
  "README.md": {
    "npm start": suite,
    "npx pnpm@12.21.0 install": {
      not: "It installs the workspace anew; the packing and the installation of all packages are run by scripts/package-shape.ts.",
    },
  },
  "api-spec/README.md": { "npm install": install },
  "apps/sandbox/README.md": {
    "PORT=4100": {
      not: "It writes to a folder of the system; each setting has a test, and the clock is moved in apps/sandbox/test.",
    },
    "npx @broker/sandbox conformance": conformance,
    "npx @broker/sandbox configure": configure,
    SYNTHETIC_PASSWORD: { by: "apps/sandbox/test/synthetic.test.ts" },
  },
  "apps/white-label/README.md": { "npx pnpm@12.21.0 build": suite },
  "contract/README.md": { "vitest run": suite },
  "docs/connect-a-provider.md": {
    "npx @broker/sandbox conformance": conformance,
    "export CONFORMANCE_PASSWORD": conformance,
  },
  "docs/guides/contribute.md": { "npm start": suite, "npm test": suite },
  "docs/guides/deploy.md": { "mkdir host": configure, "npx pnpm@12.21.0 --filter": configure },
  "docs/guides/embed-any-site.md": {
    "npx @broker/sandbox": demo,
    "mkdir site": { by: "scripts/walk-guide.ts" },
    "npx vite": { by: "scripts/walk-guide.ts" },
  },
  "docs/guides/embed-frame.md": {
    PORTAL_CONFIGURATION: { by: "packed/embed-guide.test.ts" },
    "mkdir partner": { by: "scripts/walk-guide.ts" },
    "node server.ts": { by: "scripts/walk-guide.ts" },
  },
  "docs/guides/embed-next.md": {
    "npx @broker/sandbox": demo,
    "mkdir client-area": {
      not: "Next and its compiler are 200 MB; packed/next.test.ts links them beside the packed packages.",
    },
    "npx next build": { by: "packed/next.test.ts" },
  },
  "docs/guides/embed-react.md": {
    "npx @broker/sandbox": demo,
    "mkdir client-area": { by: "scripts/walk-guide.ts" },
    "npx tsc": { by: "scripts/walk-guide.ts" },
    "npx vite": { by: "scripts/walk-guide.ts" },
  },
  "docs/guides/origins.md": { "PUBLIC_URL=": { by: "apps/sandbox/test/other-portals.test.ts" } },
  "docs/guides/test.md": { "npm install": install },
  "docs/guides/upgrade.md": { "npm install": install },
  "docs/hosting.md": {
    "npx @broker/sandbox configure": configure,
    "export PORTAL_LISTEN": { by: "apps/portal/e2e/hosting.test.ts" },
  },
  "docs/runbooks.md": { "# on ": { by: "apps/sandbox/cluster/game-days/restore.test.ts" } },
  "docs/running-large.md": {
    "# build and push": {
      not: "It needs a registry of images and a Kubernetes; apps/sandbox/test/kubernetes.test.ts validates the manifests and the keys of the secret.",
    },
    "# each night": {
      not: "It is for a timer of systemd; apps/sandbox/cluster/game-days/restore.test.ts makes the backups.",
    },
    "npm install": {
      not: "It needs a package of another project and a collector; apps/sandbox/test has the traces against a collector of its own.",
    },
  },
  "packages/embed/README.md": { "npm install": install },
  "packages/hooks/README.md": { "npm install": install },
  "packages/mocks/README.md": { "npm install": install },
  "packages/screens/README.md": { "npm install": install },
  "packages/sdk/README.md": { "npm install": install },
  "packages/ui/README.md": { "npm install": install },
};
