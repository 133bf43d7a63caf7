import type { CountriesState } from "@broker/hooks";
import { Button, NativeSelect, Stack } from "@broker/ui";
import { useMemo } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { listCountryOptions } from "./country-options.ts";
import { registrationMessages } from "./registration.messages.ts";

/** The properties of the field of the country. */
export interface CountryFieldProps {
  id: string;
  /** The chosen country; null before one is chosen. */
  value: number | null;
  onChange(countryId: number | null): void;
  errorMessage: string | undefined;
}

/** The field of the country, or the reason why the countries are missing, with a retry. */
export function CountryFieldView({
  countries: { countries, missing },
  id,
  value,
  onChange,
  errorMessage,
}: CountryFieldProps & { countries: CountriesState }) {
  const t = useMessages(registrationMessages);
  const f = useMessages(failureMessages);
  const language = useLanguage();
  const options = useMemo(() => listCountryOptions(countries, language), [countries, language]);
  return (
    <Stack gap={2} align="stretch">
      <NativeSelect
        id={id}
        label={t("country")}
        name="countryId"
        autoComplete="country-name"
        placeholder={t("countryPlaceholder")}
        options={options}
        value={value === null ? "" : String(value)}
        onChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
        errorMessage={missing ? toFailureText(f, missing.failure) : errorMessage}
      />
      {missing && missing.failure.kind !== "unsupported" && (
        <Button variant="quiet" onPress={missing.retry}>
          {t("retry")}
        </Button>
      )}
    </Stack>
  );
}
