import type { Form, Issue, ProfileCode, ProfileFormState, ProfileValues } from "@broker/hooks";
import { Code, DescriptionList, FieldUnit, Grid, NativeDateField, TextField } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { EditFormView, fieldIdOf } from "./edit-form.view.tsx";
import { LoadingCard } from "./loading-card.view.tsx";
import { profileMessages } from "./profile.messages.ts";

const order = [
  "fullName",
  "dateOfBirth",
  "contactNumber",
] as const satisfies readonly (keyof ProfileValues)[];
const required = {
  fullName: "fullNameRequired",
  dateOfBirth: "dateOfBirthRequired",
  contactNumber: "contactNumberRequired",
} as const;

/** Formats a plain date in the locale, without a time zone. */
function longDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Returns the name of a country in the reader's language; null for an invalid code. */
function countryOf(code: string, locale: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames(locale, { type: "region", fallback: "none" }).of(code) ?? null;
}

type Loaded = Exclude<ProfileFormState, { step: "loading" | "unavailable" }>;

/** The personal details in view mode. */
function Details({ info, saved }: Pick<Loaded, "info" | "saved">) {
  const t = useMessages(profileMessages);
  const { locale } = useLanguage();
  const country = countryOf(info.countryCode, locale);
  return (
    <DescriptionList
      items={[
        { term: t("fullName"), details: saved.fullName || t("notSet") },
        { term: t("email"), details: info.email },
        {
          term: t("dateOfBirth"),
          details: saved.dateOfBirth ? longDate(saved.dateOfBirth, locale) : t("notSet"),
        },
        {
          term: t("contactNumber"),
          // The plus sign is first in both text directions.
          details: saved.contactNumber ? <bdi dir="ltr">{saved.contactNumber}</bdi> : t("notSet"),
        },
        { term: t("countryCode"), details: country ? `${info.countryCode} · ${country}` : info.countryCode },
        { term: t("currency"), details: info.currencyCode },
        { term: t("accountId"), details: <Code>{info.cTraderLogin}</Code> },
      ]}
    />
  );
}

/** Returns the function that turns the issue of a field into its sentence. */
function useIssueWords() {
  const t = useMessages(profileMessages);
  return (field: keyof ProfileValues, issue: Issue<ProfileCode> | undefined) => {
    if (issue?.code === "tooYoung") return t("tooYoung", { age: issue.params?.["age"] ?? "" });
    return issue && t(issue.code === "required" ? required[field] : issue.code);
  };
}

interface FieldsProps {
  form: Form<ProfileValues, ProfileCode>;
  countryCode: string;
}

/** The personal details in edit mode. */
function Fields({ form, countryCode }: FieldsProps) {
  const t = useMessages(profileMessages);
  const words = useIssueWords();
  const { locale } = useLanguage();
  const country = countryOf(countryCode, locale);
  const { values, issues, change, leave } = form;
  return (
    <Grid columns={2} gap={5}>
      <TextField
        id={fieldIdOf("fullName")}
        label={t("fullName")}
        name="fullName"
        autoComplete="name"
        value={values.fullName}
        onChange={(text) => change("fullName", text)}
        onBlur={() => leave("fullName")}
        errorMessage={words("fullName", issues.fullName)}
      />
      <NativeDateField
        id={fieldIdOf("dateOfBirth")}
        label={t("dateOfBirth")}
        name="dateOfBirth"
        autoComplete="bday"
        value={values.dateOfBirth}
        onChange={(date) => change("dateOfBirth", date)}
        onBlur={() => leave("dateOfBirth")}
        errorMessage={words("dateOfBirth", issues.dateOfBirth)}
      />
      <TextField
        id={fieldIdOf("contactNumber")}
        label={t("contactNumber")}
        name="contactNumber"
        type="tel"
        autoComplete="tel"
        prefix={countryCode}
        value={values.contactNumber}
        onChange={(text) => change("contactNumber", text)}
        onBlur={() => leave("contactNumber")}
        errorMessage={words("contactNumber", issues.contactNumber)}
      />
      <TextField
        label={t("countryCode")}
        value={countryCode}
        suffix={country && <FieldUnit>{country}</FieldUnit>}
        isReadOnly
        description={t("countryCodeHint")}
      />
    </Grid>
  );
}

/** The tab Profile: personal details, in view mode and edit mode. */
export function ProfileFormView({ profile }: { profile: ProfileFormState }) {
  const t = useMessages(profileMessages);
  const words = useIssueWords();
  if (profile.step === "loading") return <LoadingCard />;
  if (profile.step === "unavailable") return <Unavailable failure={profile.failure} retry={profile.retry} />;
  const { info, saved } = profile;
  return (
    <EditFormView<ProfileValues, ProfileCode>
      edit={profile}
      heading={t("homeHeading")}
      success={t("profileSaved")}
      order={order}
      issueOf={(field, form) => words(field, form.issues[field])}
      view={<Details info={info} saved={saved} />}
      renderFields={(form) => <Fields form={form} countryCode={info.countryCode} />}
    />
  );
}
