import type { BankList } from "@broker/hooks";
import { Button, NativeSelect, Stack } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { profileMessages } from "./profile.messages.ts";

interface BankFieldProps {
  id: string;
  banks: BankList;
  value: string;
  onChange: (code: string) => void;
  errorMessage: string | undefined;
}

/** The field with the banks of the user's country, 'Loading banks...', or the reason why they are missing. */
export function BankField({ id, banks, value, onChange, errorMessage }: BankFieldProps) {
  const t = useMessages(profileMessages);
  const f = useMessages(failureMessages);
  const isLoaded = banks.status === "loaded";
  const options = isLoaded
    ? banks.rows.map(({ code, description }) => ({ id: code, label: description }))
    : [];
  return (
    <Stack gap={2} align="stretch">
      <NativeSelect
        id={id}
        name="bankCode"
        label={t("bankCode")}
        placeholder={t(banks.status === "loading" ? "loadingBanks" : "chooseBank")}
        options={options}
        value={options.some((option) => option.id === value) ? value : ""}
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
