import { Card, Skeleton, Stack, VisuallyHidden } from "@broker/ui";
import type { ReactNode } from "react";

/** One placeholder for each row that a first view shows. */
const rows = [1, 2, 3, 4, 5, 6];

/** The placeholder of a list, in the shape of its totals, its filters and its rows. */
export function ListPlace({ label, totals }: { label: string; totals: ReactNode }) {
  return (
    <Stack gap={6}>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {totals}
      <Skeleton height="target" />
      <Card>
        <Stack gap={4}>
          {rows.map((row) => (
            <Skeleton key={row} height="target" />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
