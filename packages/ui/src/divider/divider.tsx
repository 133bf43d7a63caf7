import { divider } from "./divider.css.ts";

/**
 * A thin line between two groups of content.
 *
 * @example
 * <Stack><Text>Amount</Text><Divider /><Text weight="strong">Total</Text></Stack>
 */
export function Divider() {
  return <hr className={divider} />;
}
