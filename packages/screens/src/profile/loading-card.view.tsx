import { Card, Skeleton } from "@broker/ui";

/** The placeholder of a card. */
export function LoadingCard() {
  return (
    <Card padding="large">
      <Skeleton height="block" />
    </Card>
  );
}
