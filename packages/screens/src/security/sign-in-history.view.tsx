import type { SignInHistoryState } from "@broker/hooks";
import {
  Button,
  Card,
  History,
  ListRow,
  ListRows,
  Section,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import { useRef, useState } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { showMore } from "../frame/show-more.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { describeDevice, describePlace } from "./describe-device.ts";
import { securityMessages } from "./security.messages.ts";

/** The number of rows that are shown at first. */
const FIRST = 8;

function SignInRows({ history }: { history: Extract<SignInHistoryState, { status: "loaded" }> }) {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(FIRST);
  const times = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" });
  const { rows } = history;
  if (rows.length === 0) return <Text tone="muted">{t("noSignIns")}</Text>;
  return (
    <div ref={box}>
      <Stack gap={4}>
        <ListRows label={t("signInsHeading")} look="plain">
          {rows.slice(0, shown).map((row, index) => (
            <ListRow
              // oxlint-disable-next-line react/no-array-index-key -- rows have no id in the contract, and the list is replaced as a whole
              key={index}
              icon={History}
              title={describeDevice(t, row)}
              meta={[
                describePlace(t, language, row),
                ...(row.signedInAt ? [times.format(row.signedInAt)] : []),
              ].join(" · ")}
              amount={
                <StatusBadge
                  tone={row.isSuccess ? "positive" : "warning"}
                  label={t(row.isSuccess ? "succeeded" : "failed")}
                />
              }
            />
          ))}
        </ListRows>
        {rows.length > shown && (
          <Button
            variant="secondary"
            onPress={() => showMore(box.current, `li:nth-child(${FIRST + 1})`, () => setShown(Infinity))}
          >
            {t("showAll", { count: rows.length })}
          </Button>
        )}
      </Stack>
    </div>
  );
}

/** The recent sign-ins of the user, and the attempts with a wrong password. */
export function SignInHistoryView({ history }: { history: SignInHistoryState }) {
  const t = useMessages(securityMessages);
  return (
    <Card padding="large">
      <Section heading={t("signInsHeading")} level={2} description={t("signInsIntro")}>
        {history.status === "loading" && <Skeleton height="block" />}
        {history.status === "failed" && <Unavailable failure={history.failure} retry={history.retry} />}
        {history.status === "loaded" && <SignInRows history={history} />}
      </Section>
    </Card>
  );
}
