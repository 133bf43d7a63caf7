import type {
  BankList,
  WithdrawalSettingsState,
  WithdrawalSettingsCode,
  WithdrawalSettingsValues,
} from "@broker/hooks";
import { Button, DescriptionList, Grid, NativeSelect, Stack, TextField } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
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

interface BankFieldProps {
  banks: BankList;
  value: string;
  onChange: (code: string) => void;
  errorMessage: string | undefined;
}

/** The field with the banks of the user's country, 'Loading banks...', or the reason why they are missing. */
function BankField({ banks, value, onChange, errorMessage }: BankFieldProps) {
  const t = useMessages(profileMessages);
  const f = useMessages(failureMessages);
  const isLoaded = banks.status === "loaded";
  const options = isLoaded
    ? banks.rows.map(({ code, description }) => ({ id: code, label: description }))
    : [];
  return (
    <Stack gap={2} align="stretch">
      <NativeSelect
        id={fieldIdOf("bankCode")}
        name="bankCode"
        label={t("bankCode")}
        placeholder={t(banks.status === "loading" ? "loadingBanks" : "chooseBank")}
        options={options}
        value={options.some(({ id }) => id === value) ? value : ""}
        onChange={onChange}
        isDisabled={!isLoaded}
        errorMessage={banks.status === "failed" ? toFailureText(f, banks.failure) : errorMessage}
      />
      {banks.status === "failed" && banks.failure.kind !== "unsupported" && (
        <Button variant="quiet" onPress={banks.retry}>
          {t("retryBanks")}
        </Button>
      )}
    </Stack>
  );
}

/** The tab Withdrawal Settings: the bank of withdrawals, in view mode and edit mode. */
export function WithdrawalSettingsView({ settings }: { settings: WithdrawalSettingsState }) {
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
        <DescriptionList
          items={[
            { term: t("bankCode"), details: savedBankName ?? t("notSet") },
            { term: t("bankAccountNumber"), details: saved.bankAccountNumber || t("notSet") },
            { term: t("bankAccountName"), details: saved.bankAccountName || t("notSet") },
            { term: t("currency"), details: currencyCode },
          ]}
        />
      }
      renderFields={({ values, issues, change, leave }) => (
        <>
          <BankField
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
