import { FigureTile, Heading, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** The properties of a placeholder whose content a newcomer does not have. */
export interface PlaceProps {
  /** Whether the user has probably no money yet. */
  isNewcomer: boolean;
}

/** One row per step of the way of money. */
const ways = [1, 2, 3];

/** The placeholder of the curve of the last months, and of the way of money, which newcomers see instead. */
export function CurvePlace({ isNewcomer }: PlaceProps) {
  const t = useMessages(dashboardMessages);
  return isNewcomer ? (
    <Stack gap={1}>
      <Heading level={3}>{t("ways")}</Heading>
      <Stack gap={0}>
        {ways.map((way) => (
          <Skeleton key={way} height="row" />
        ))}
      </Stack>
    </Stack>
  ) : (
    <Stack gap={3}>
      <FigureTile label={t("netDeposits")} value={undefined} currency="USD" look="plain" />
      <Skeleton height="curve" />
    </Stack>
  );
}
