import { divider } from "./divider.css.ts";

/** A thin line between two groups of content. */
export function Divider() {
  return <hr className={divider} />;
}
