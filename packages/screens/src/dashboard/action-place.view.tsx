import { Skeleton } from "@broker/ui";

/** The placeholder of a button. */
export function ActionPlace() {
  return <Skeleton height="target" width="line" />;
}
