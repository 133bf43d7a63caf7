import { Card, Skeleton, Stack } from "@broker/ui";

/** The placeholder of the account card. */
export function AccountPlace() {
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Skeleton height="target" width="half" />
        <Stack gap={1}>
          <Skeleton height="small" width="third" />
          <Skeleton height="figure" width="half" />
        </Stack>
        <Skeleton height="target" width="most" />
      </Stack>
    </Card>
  );
}
