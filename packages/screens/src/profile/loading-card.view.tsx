import { Card, Skeleton } from "@broker/ui";

/** Stands in a card's place while what it holds is on its way. */
export function LoadingCard() {
  return (
    <Card padding="large">
      <Skeleton height="block" />
    </Card>
  );
}
