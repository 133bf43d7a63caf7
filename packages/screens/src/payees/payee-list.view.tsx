import type { BankList, PayeeChangesState, PayeeItem, PayeesState } from "@broker/hooks";
import { AlertDialog, Button, Code, Inline, Notice, Stack, StatusBadge, Text } from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { describeBankAccount } from "./describe-bank-account.ts";
import { payeesMessages } from "./payees.messages.ts";

type Loaded = Extract<PayeesState, { status: "loaded" }>;

interface RowProps {
  payee: PayeeItem;
  bankName: string | undefined;
  changes: PayeeChangesState;
  onRemove: () => void;
}

/** A saved account: its name, its kind and number, from when it can be used, and its commands. */
function PayeeRow({ payee, bankName, changes, onRemove }: RowProps) {
  const t = useMessages(payeesMessages);
  const { locale } = useLanguage();
  const { name, bank, walletAddress, usableFrom } = payee;
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const { isChanging, use } = changes;
  return (
    <Stack as="li" gap={2}>
      <Inline justify="between" gap={3}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        {usableFrom ? (
          <StatusBadge tone="warning" label={t("usableFrom", { date: times.format(usableFrom) })} />
        ) : (
          <StatusBadge tone="positive" label={t(bank?.isInUse ? "inUse" : "usable")} />
        )}
      </Inline>
      {walletAddress === null ? (
        <Text tone="muted">
          <bdi>{describeBankAccount(payee, bankName)}</bdi>
        </Text>
      ) : (
        <Text as="div" size="small">
          <Code>{walletAddress}</Code>
        </Text>
      )}
      <Inline gap={2}>
        {bank && !bank.isInUse && (
          <Button
            variant="secondary"
            aria-label={t("useNamed", { name })}
            isDisabled={isChanging || !use}
            onPress={() => use?.(payee)}
          >
            {t("use")}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={t("removeNamed", { name })}
          isDisabled={isChanging}
          onPress={onRemove}
        >
          {t("remove")}
        </Button>
      </Inline>
    </Stack>
  );
}

interface PayeeListProps {
  payees: Loaded;
  changes: PayeeChangesState;
  banks: BankList;
}

/** The saved accounts, each with the commands that use and remove it. */
export function PayeeList({ payees, changes, banks }: PayeeListProps) {
  const t = useMessages(payeesMessages);
  const f = useMessages(failureMessages);
  const [asked, setAsked] = useState<PayeeItem | null>(null);
  const names = banks.status === "loaded" ? banks.rows : [];
  return (
    <Stack gap={4}>
      {changes.failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, changes.failure)}
        </Notice>
      )}
      <RefreshFailed list={payees} />
      {payees.rows.length === 0 ? (
        <Text tone="muted">{t("none")}</Text>
      ) : (
        <Stack as="ul" gap={6}>
          {payees.rows.map((payee) => (
            <PayeeRow
              key={payee.id}
              payee={payee}
              bankName={names.find(({ code }) => code === payee.bank?.code)?.description}
              changes={changes}
              onRemove={() => setAsked(payee)}
            />
          ))}
        </Stack>
      )}
      {asked && (
        <AlertDialog
          isOpen
          title={t("removeTitle")}
          actionLabel={t("removeAction")}
          variant="danger"
          cancel={{ label: t("cancel"), onCancel: () => setAsked(null) }}
          onAction={() => {
            changes.remove(asked);
            setAsked(null);
          }}
        >
          {t("removeText", { name: asked.name })}
        </AlertDialog>
      )}
    </Stack>
  );
}
