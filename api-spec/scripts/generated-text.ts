import type { Json } from "./document.ts";

/** The first line of each generated module. */
export const notice = "// Made by `pnpm generate` from the YAML files. Do not edit.\n";

/** Writes a value as JSON. */
export const asText = (value: Json): string => JSON.stringify(value, null, 2);
