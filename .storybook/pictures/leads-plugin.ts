import type { Plugin } from "vite";
import { findLeads, readStories } from "./read-stories.ts";

const name = "virtual:picture-leads";

/** Provides the leads of all titles to the preview, which sees one story at a time. */
export const leadsPlugin = (): Plugin => ({
  name: "picture-leads",
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) =>
    id === `\0${name}` ? `export const leads = ${JSON.stringify(findLeads(readStories()))};` : null,
});
