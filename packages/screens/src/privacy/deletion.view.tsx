import type { AccountDeletionState, DeletionBlock } from "@broker/hooks";
import {
  Button,
  Card,
  DescriptionList,
  formatMoney,
  Inline,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { type Translate, useMessages } from "../i18n/translation.tsx";
import { DeletionForm } from "./deletion-form.view.tsx";
import { deletionMessages } from "./deletion.messages.ts";

type Loaded = Extract<AccountDeletionState, { status: "loaded" }>;

/** Returns a time in the language of the user; empty without one. */
function formatTime({ language }: Translate<typeof deletionMessages>, time: Date | null): string {
  const times = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" });
  return time ? times.format(time) : "";
}

/** The request that waits, with the button that takes it back. */
function Waiting({ deletion, of }: { deletion: Loaded; of: NonNullable<Loaded["waiting"]> }) {
  const t = useMessages(deletionMessages);
  const f = useMessages(failureMessages);
  const { takeBack } = deletion;
  return (
    <Stack gap={4}>
      {takeBack.failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, takeBack.failure)}
        </Notice>
      )}
      <Notice
        tone="warning"
        title={t("waiting", { date: formatTime(t, of.erasableFrom) })}
        actions={
          <Button
            variant="secondary"
            isPending={takeBack.isPending}
            pendingLabel={t("keeping")}
            onPress={takeBack.run}
          >
            {t("keep")}
          </Button>
        }
      >
        {t("waitingText")}
      </Notice>
    </Stack>
  );
}

/** The name of each kind of data, and the sentence with the reason and the duration for which the law wants it stored. */
const keptKinds = {
  transactions: ["transactions", "transactionsKept"],
  identity: ["identity", "identityKept"],
  messages: ["messages", "messagesKept"],
  activity: ["activity", "activityKept"],
} as const;

/** The text about a deletion: the deleted data, the kept data, and the steps. */
function Explanation({ waitDays, kept }: Pick<Loaded, "waitDays" | "kept">) {
  const t = useMessages(deletionMessages);
  return (
    <Stack gap={3}>
      <Text>{t("removes")}</Text>
      <Text>{t("keeps")}</Text>
      <DescriptionList
        items={kept.map(({ category, years }) => {
          const [name, reason] = keptKinds[category];
          return { term: t(name), details: t(reason, { count: years }) };
        })}
      />
      <Text>{t("waits", { count: waitDays })}</Text>
    </Stack>
  );
}

/** Returns the sentence of an obstacle to the deletion, with the step of the user that removes it. */
function describeBlock(
  t: Translate<typeof deletionMessages>,
  { kind, count, amountUsd }: DeletionBlock,
): string {
  const amount = formatMoney(String(amountUsd), "USD", t.language.locale);
  switch (kind) {
    case "eWallet":
    case "trading":
      return t(kind, { amount });
    case "positions":
      return t(kind);
    case "payments":
      return t(kind, { count });
    case "deposits":
    case "withdrawals":
    case "transfers":
      return t(kind, { count, amount });
  }
}

/** The obstacles to the deletion, each with the step of the user that removes it. */
function Blocks({ blocks }: Pick<Loaded, "blocks">) {
  const t = useMessages(deletionMessages);
  return (
    <Notice tone="information" title={t("blocked")} role="none">
      <Stack gap={1}>
        {blocks.map((block) => (
          <Text key={block.kind}>{describeBlock(t, block)}</Text>
        ))}
      </Stack>
    </Notice>
  );
}

function Request({ deletion }: { deletion: Loaded }) {
  const t = useMessages(deletionMessages);
  const f = useMessages(failureMessages);
  const { flow, refused, blocks } = deletion;
  return (
    <Stack gap={5}>
      {refused && (
        <Notice tone="warning" title={t("refused")}>
          <Text dir="auto" tone="inherit">
            {refused.reason}
          </Text>
        </Notice>
      )}
      <Explanation waitDays={deletion.waitDays} kept={deletion.kept} />
      {flow.step === "resting" ? (
        <>
          {flow.failure && (
            <Notice tone="negative" role="alert">
              {toFailureText(f, flow.failure)}
            </Notice>
          )}
          {blocks.length > 0 ? (
            <Blocks blocks={blocks} />
          ) : (
            <Inline>
              <Button variant="danger" onPress={flow.begin}>
                {t("begin")}
              </Button>
            </Inline>
          )}
        </>
      ) : (
        <DeletionForm flow={flow} />
      )}
    </Stack>
  );
}

/** The section about the deletion of the account: its consequences, the form of the request, and a waiting request. */
export function DeletionView({ deletion }: { deletion: AccountDeletionState }) {
  const t = useMessages(deletionMessages);
  return (
    <Card padding="large">
      <Section heading={t("heading")} level={2}>
        {deletion.status === "loading" && <Skeleton height="block" />}
        {deletion.status === "failed" && <Unavailable failure={deletion.failure} retry={deletion.retry} />}
        {deletion.status === "loaded" &&
          (deletion.waiting ? (
            <Waiting deletion={deletion} of={deletion.waiting} />
          ) : (
            <Request deletion={deletion} />
          ))}
      </Section>
    </Card>
  );
}
