import type {
  WithdrawalSettingsState,
  WithdrawalSettingsCode,
  WithdrawalSettingsValues,
} from "@broker/hooks";
import { DescriptionList, Grid, Stack, TextField } from "@broker/ui";
import type { ComponentType } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { BankField } from "./bank-field.view.tsx";
import { EditFormView, fieldIdOf } from "./edit-form.view.tsx";
import { LoadingCard } from "./loading-card.view.tsx";
import { profileMessages } from "./profile.messages.ts";

const order = [
  "bankCode",
  "bankAccountNumber",
  "bankAccountName",
] as const satisfies readonly (keyof WithdrawalSettingsValues)[];
const required = {
  bankCode: "bankCodeRequired",
  bankAccountNumber: "bankAccountNumberRequired",
  bankAccountName: "bankAccountNameRequired",
} as const;

interface WithdrawalSettingsViewProps {
  settings: WithdrawalSettingsState;
  /** The notice about an account that cannot be used yet, and in edit mode about an account that replaces another one. */
  Notice?: ComponentType<{ isEditing: boolean }> | undefined;
}

/** The tab Withdrawal Settings: the bank of withdrawals, in view mode and edit mode. */
export function WithdrawalSettingsView({ settings, Notice }: WithdrawalSettingsViewProps) {
  const t = useMessages(profileMessages);
  if (settings.step === "loading") return <LoadingCard />;
  if (settings.step === "unavailable")
    return <Unavailable failure={settings.failure} retry={settings.retry} />;
  const { saved, savedBankName, currencyCode, banks } = settings;
  const words = (field: keyof WithdrawalSettingsValues, code: WithdrawalSettingsCode | undefined) =>
    code && t(code === "required" ? required[field] : code);
  return (
    <EditFormView<WithdrawalSettingsValues, WithdrawalSettingsCode>
      edit={settings}
      heading={t("bankHeading")}
      description={t("bankIntro")}
      success={t("settingsSaved")}
      order={order}
      issueOf={(field, form) => words(field, form.issues[field]?.code)}
      view={
        <Stack gap={5}>
          {Notice && <Notice isEditing={false} />}
          <DescriptionList
            items={[
              { term: t("bankCode"), details: savedBankName ?? t("notSet") },
              { term: t("bankAccountNumber"), details: saved.bankAccountNumber || t("notSet") },
              { term: t("bankAccountName"), details: saved.bankAccountName || t("notSet") },
              { term: t("currency"), details: currencyCode },
            ]}
          />
        </Stack>
      }
      renderFields={({ values, issues, change, leave }) => (
        <>
          {Notice && saved.bankAccountNumber !== "" && <Notice isEditing />}
          <BankField
            id={fieldIdOf("bankCode")}
            banks={banks}
            value={values.bankCode}
            onChange={(code) => change("bankCode", code)}
            errorMessage={words("bankCode", issues.bankCode?.code)}
          />
          <Grid columns={2} gap={5}>
            {(["bankAccountNumber", "bankAccountName"] as const).map((field) => (
              <TextField
                key={field}
                id={fieldIdOf(field)}
                name={field}
                label={t(field)}
                autoComplete="off"
                value={values[field]}
                onChange={(text) => change(field, text)}
                onBlur={() => values[field] && leave(field)}
                errorMessage={words(field, issues[field]?.code)}
              />
            ))}
          </Grid>
        </>
      )}
    />
  );
}
