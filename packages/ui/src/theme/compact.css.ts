import { vars } from "./contract.css.ts";

/** The spaces and target sizes of the compact density, which `data-density="compact"` on the root enables. */
export const compact = {
  [vars.size.target]: "2.25rem",
  [vars.space[2]]: "0.375rem",
  [vars.space[3]]: "0.5rem",
  [vars.space[4]]: "0.75rem",
  [vars.space[5]]: "1rem",
  [vars.space[6]]: "1.25rem",
  [vars.space[8]]: "1.5rem",
  [vars.space[10]]: "2rem",
  [vars.space[12]]: "2.5rem",
  [vars.space[16]]: "3rem",
  [vars.space[20]]: "4rem",
};
