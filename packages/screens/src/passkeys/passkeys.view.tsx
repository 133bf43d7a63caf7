import type { PasskeyItem, PasskeysFlow, PasskeysState } from "@broker/hooks";
import { Button, Card, Inline, Notice, Section, Skeleton, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { PasskeyForm } from "./passkey-form.view.tsx";
import { passkeysMessages } from "./passkeys.messages.ts";

type Loaded = Extract<PasskeysState["list"], { status: "loaded" }>;
type Resting = Extract<PasskeysFlow, { step: "resting" }>;

/** A passkey: its name, when it was added and used, and its command. */
function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyItem; onRemove: () => void }) {
  const t = useMessages(passkeysMessages);
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{name}</bdi>
          </Text>
          <Text tone="muted" size="small">
            {createdAt && t("createdOn", { date: dates.format(createdAt) })}{" "}
            {lastUsedAt ? t("usedOn", { date: dates.format(lastUsedAt) }) : t("neverUsed")}
          </Text>
        </Stack>
        <Button variant="secondary" aria-label={t("removeNamed", { name })} onPress={onRemove}>
          {t("remove")}
        </Button>
      </Inline>
    </li>
  );
}

/** The list, with the ways to change it. */
function Resting({ list, flow }: { list: Loaded; flow: Resting }) {
  const t = useMessages(passkeysMessages);
  const f = useMessages(failureMessages);
  return (
    <Stack gap={5}>
      {flow.failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, flow.failure)}
        </Notice>
      )}
      <RefreshFailed list={list} />
      {list.rows.length === 0 ? (
        <Text tone="muted">{t("none")}</Text>
      ) : (
        <Stack as="ul" gap={5}>
          {list.rows.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => flow.beginRemoval(passkey)} />
          ))}
        </Stack>
      )}
      <Inline gap={3}>
        <Button variant={list.rows.length === 0 ? "primary" : "secondary"} onPress={flow.beginAddition}>
          {t("add")}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The passkeys in the profile, for a {@link PasskeysState}. */
export function PasskeysView({ state: { list, flow } }: { state: PasskeysState }) {
  const t = useMessages(passkeysMessages);
  return (
    <Card padding="large">
      <Section heading={t("heading")} level={2} description={t("intro")}>
        {list.status === "loading" && <Skeleton height="block" />}
        {list.status === "failed" && <Unavailable failure={list.failure} retry={list.retry} />}
        {list.status === "loaded" &&
          (flow.step === "resting" ? <Resting list={list} flow={flow} /> : <PasskeyForm flow={flow} />)}
      </Section>
    </Card>
  );
}

interface KeptPasskeysViewProps {
  count: number;
  /** Moves to the list of passkeys, where they are removed. */
  onSee: () => void;
}

/** The notice that a new password keeps the passkeys, with their number and a button that leads to their removal. */
export function KeptPasskeysView({ count, onSee }: KeptPasskeysViewProps) {
  const t = useMessages(passkeysMessages);
  return (
    <Notice
      tone="information"
      role="none"
      actions={
        <Button variant="secondary" onPress={onSee}>
          {t("seeKept")}
        </Button>
      }
    >
      {t("kept", { count })}
    </Notice>
  );
}
