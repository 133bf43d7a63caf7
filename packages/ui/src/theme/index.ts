import "./base.css.ts";

export { layers, vars } from "./contract.css.ts";
export { below, calm, from } from "./layered.ts";
export { breakpoints } from "./tokens.ts";
