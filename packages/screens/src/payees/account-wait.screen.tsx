import { usePayees } from "@broker/hooks";
import { Notice } from "@broker/ui";
import { useEffect } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { AccountWaitView } from "./account-wait.view.tsx";
import { payeesMessages } from "./payees.messages.ts";

/** The properties of {@link AccountWaitScreen}. */
export interface AccountWaitProps {
  /** Whether the withdrawal goes to the bank account. */
  isBank: boolean;
  /** Called with whether the withdrawal must stop because the account waits. */
  onStop: (isStopped: boolean) => void;
}

/** Says on the page of a withdrawal from when the bank account can be used, connected; for providers with `payees`. */
export function AccountWaitScreen({ isBank, onStop }: AccountWaitProps) {
  const payees = usePayees();
  const usableFrom = payees.status === "loaded" ? payees.accountUsableFrom : null;
  const isStopped = isBank && usableFrom !== null;
  useEffect(() => {
    onStop(isStopped);
    return () => onStop(false);
  }, [isStopped, onStop]);
  return usableFrom && <AccountWaitView usableFrom={usableFrom} />;
}

/** The properties of {@link SettingsWaitScreen}. */
export interface SettingsWaitProps {
  /** Whether another account is being entered. */
  isEditing: boolean;
}

/**
 * The notice in the withdrawal settings from when the account can be used, and before a change that another account may have to
 * wait.
 */
export function SettingsWaitScreen({ isEditing }: SettingsWaitProps) {
  const t = useMessages(payeesMessages);
  const payees = usePayees();
  if (payees.status !== "loaded") return null;
  if (isEditing) return <Notice tone="information">{t("anotherWaits")}</Notice>;
  return payees.accountUsableFrom && <AccountWaitView usableFrom={payees.accountUsableFrom} />;
}
