import type { Plugin } from "vite";

/** Creates an icon: its element, with attributes of the caller. React adds the keys of its parts. */
const createIcon = `import { createElement } from "react";
const frame = { xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };
export default ({ node }) => (attributes) =>
  createElement("svg", { ...frame, ...attributes }, node.map(([name, own]) => createElement(name, own)));`;

/**
 * Replaces the function by which Lucide creates its icons: on every page it handles names, aliases, contexts and strokes that
 * the components never use. The build for the server does the same, because hydration needs the same elements.
 */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => createIcon,
    },
  };
}
