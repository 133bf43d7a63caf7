import type { Issue, ProfileCode, ProfileForm, ProfileValues } from "@broker/hooks";
import { Code, DescriptionList, Grid, NativeDateField, TextField } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { EditFormView, fieldId } from "./edit-form.view.tsx";
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

/** A plain date in the reader's words; it belongs to no time zone. */
function longDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The tab Profile: personal details, to see and to edit. */
export function ProfileFormView({ profile }: { profile: ProfileForm }) {
  const t = useMessages(profileMessages);
  const { locale } = useLanguage();
  if (profile.step === "loading") return <LoadingCard />;
  if (profile.step === "unavailable") return <Unavailable failure={profile.failure} retry={profile.retry} />;
  const { info, saved } = profile;
  const words = (field: keyof ProfileValues, issue: Issue<ProfileCode> | undefined) => {
    if (issue?.code === "tooYoung") return t("tooYoung", { age: issue.params?.["age"] ?? "" });
    return issue && t(issue.code === "required" ? required[field] : issue.code);
  };
  return (
    <EditFormView<ProfileValues, ProfileCode>
      edit={profile}
      heading={t("homeHeading")}
      success={t("profileSaved")}
      order={order}
      issueOf={(field, form) => words(field, form.issues[field])}
      view={
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
              // Its plus sign stays in front, whatever the direction of the words.
              details: saved.contactNumber ? <bdi dir="ltr">{saved.contactNumber}</bdi> : t("notSet"),
            },
            { term: t("countryCode"), details: info.countryCode },
            { term: t("currency"), details: info.currencyCode },
            { term: t("accountId"), details: <Code>{info.cTraderLogin}</Code> },
          ]}
        />
      }
      renderFields={(form) => {
        const { values, issues, change, leave } = form;
        return (
          <Grid columns={2} gap={5}>
            <TextField
              id={fieldId("fullName")}
              label={t("fullName")}
              name="fullName"
              autoComplete="name"
              value={values.fullName}
              onChange={(text) => change("fullName", text)}
              onBlur={() => leave("fullName")}
              errorMessage={words("fullName", issues.fullName)}
            />
            <NativeDateField
              id={fieldId("dateOfBirth")}
              label={t("dateOfBirth")}
              name="dateOfBirth"
              autoComplete="bday"
              value={values.dateOfBirth}
              onChange={(date) => change("dateOfBirth", date)}
              onBlur={() => leave("dateOfBirth")}
              errorMessage={words("dateOfBirth", issues.dateOfBirth)}
            />
            <TextField
              id={fieldId("contactNumber")}
              label={t("contactNumber")}
              name="contactNumber"
              type="tel"
              autoComplete="tel"
              value={values.contactNumber}
              onChange={(text) => change("contactNumber", text)}
              onBlur={() => leave("contactNumber")}
              errorMessage={words("contactNumber", issues.contactNumber)}
            />
            <TextField
              label={t("countryCode")}
              value={info.countryCode}
              isReadOnly
              description={t("countryCodeHint")}
            />
          </Grid>
        );
      }}
    />
  );
}
