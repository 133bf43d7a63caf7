import { style } from "../theme/layered.ts";

export const screenOnly = style({ display: "contents", "@media": { print: { display: "none" } } });
