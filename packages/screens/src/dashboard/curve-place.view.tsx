import { FigureTile, Heading, Inline, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** One row per place on the way of money. */
const ways = [1, 2, 3];

/** The placeholder of the curve of the last months; a newcomer's is that of the way of money. */
export function CurvePlace({ isNewcomer }: { isNewcomer: boolean }) {
  const t = useMessages(dashboardMessages);
  if (isNewcomer)
    return (
      <Stack gap={5}>
        <Heading level={3}>{t("ways")}</Heading>
        {ways.map((way) => (
          <Inline key={way} gap={3} wrap="nowrap">
            <Skeleton height="avatar" />
            <Stack gap={0} fills>
              <Skeleton width="third" />
              <Skeleton height="small" width="most" />
            </Stack>
          </Inline>
        ))}
      </Stack>
    );
  return (
    <Stack gap={3}>
      <FigureTile label={t("netDeposits")} value={undefined} currency="USD" look="plain" />
      <Skeleton height="curve" />
    </Stack>
  );
}
