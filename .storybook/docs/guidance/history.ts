import type { History } from "./changes.ts";

const changelogs = import.meta.glob<string>("../../../packages/ui/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const changesets = import.meta.glob<string>("../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The history of the design system. */
export const history: History = {
  changelog: Object.values(changelogs).join("\n"),
  changesets: Object.values(changesets),
};
