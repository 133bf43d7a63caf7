import type {
  Issue,
  PayeeChangesState,
  PayeeCode,
  PayeeFormState,
  PayeesState,
  PayeeValues,
} from "@broker/hooks";
import { Grid, RadioCards, TextField } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { BankField } from "../profile/bank-field.view.tsx";
import { EditFormView, fieldIdOf } from "../profile/edit-form.view.tsx";
import { LoadingCard } from "../profile/loading-card.view.tsx";
import { profileMessages } from "../profile/profile.messages.ts";
import { PayeeList } from "./payee-list.view.tsx";
import { payeesMessages } from "./payees.messages.ts";

const order = [
  "name",
  "bankCode",
  "bankAccountNumber",
  "bankAccountName",
  "walletAddress",
] as const satisfies readonly (keyof PayeeValues)[];
type Field = keyof PayeeValues;
type Editing = Extract<PayeeFormState, { step: "editing" | "saving" }>["form"];

/** Returns the ids of the fields, which differ from the ids in the withdrawal settings on the same page. */
const idOf = (field: Field) => fieldIdOf(`payee-${field}`);

/** Returns the function that turns the issue of a field into its sentence. */
function useIssueWords() {
  const t = useMessages(payeesMessages);
  const p = useMessages(profileMessages);
  const required = {
    kind: t("nameRequired"),
    name: t("nameRequired"),
    bankCode: p("bankCodeRequired"),
    bankAccountNumber: p("bankAccountNumberRequired"),
    bankAccountName: p("bankAccountNameRequired"),
    walletAddress: t("walletRequired"),
  } as const satisfies Record<Field, string>;
  return (field: Field, issue: Issue<PayeeCode> | undefined): string | undefined => {
    if (!issue) return undefined;
    const { code, params } = issue;
    if (code === "required") return required[field];
    if (code === "accountNumberInvalid") return p(code);
    return code === "nameTooLong" ? t(code, { max: params?.["max"] ?? "" }) : t(code);
  };
}

/** The fields of an account: its name, its kind if there are two kinds, and the fields of the kind. */
function Fields({ form, state }: { form: Editing; state: PayeeFormState }) {
  const t = useMessages(payeesMessages);
  const p = useMessages(profileMessages);
  const words = useIssueWords();
  const { values, issues, change, leave } = form;
  const text = (field: Exclude<Field, "kind" | "bankCode">) => ({
    id: idOf(field),
    name: field,
    autoComplete: "off",
    value: values[field],
    onChange: (typed: string) => change(field, typed),
    onBlur: () => values[field] !== "" && leave(field),
    errorMessage: words(field, issues[field]),
  });
  return (
    <>
      {state.hasWallets && (
        <RadioCards
          label={t("kind")}
          columns={2}
          value={values.kind}
          onChange={(kind) => change("kind", kind === "wallet" ? "wallet" : "bank")}
          options={[
            { value: "bank", label: t("bank") },
            { value: "wallet", label: t("wallet") },
          ]}
        />
      )}
      <TextField {...text("name")} label={t("name")} description={t("nameHint")} />
      {values.kind === "wallet" ? (
        <TextField
          {...text("walletAddress")}
          label={t("walletAddress")}
          description={t("walletHint")}
          spellCheck="false"
        />
      ) : (
        <>
          <BankField
            id={idOf("bankCode")}
            banks={state.banks}
            value={values.bankCode}
            onChange={(code) => change("bankCode", code)}
            errorMessage={words("bankCode", issues.bankCode)}
          />
          <Grid columns={2} gap={5}>
            <TextField {...text("bankAccountNumber")} label={p("bankAccountNumber")} />
            <TextField {...text("bankAccountName")} label={p("bankAccountName")} />
          </Grid>
        </>
      )}
    </>
  );
}

interface PayeesViewProps {
  payees: PayeesState;
  changes: PayeeChangesState;
  form: PayeeFormState;
  /** Whether a second factor that is set up for long enough shortens the wait. */
  hasStepUp: boolean;
}

/** The saved accounts, and the form that saves a further account. */
export function PayeesView({ payees, changes, form, hasStepUp }: PayeesViewProps) {
  const t = useMessages(payeesMessages);
  const words = useIssueWords();
  if (payees.status === "loading") return <LoadingCard />;
  if (payees.status === "failed") return <Unavailable failure={payees.failure} retry={payees.retry} />;
  return (
    <EditFormView<PayeeValues, PayeeCode>
      edit={form}
      heading={t("heading")}
      editingHeading={t("add")}
      description={t(hasStepUp ? "introStepUp" : "intro", { count: payees.waitHours })}
      editLabel={t("add")}
      success={t("saved")}
      order={order}
      idOf={idOf}
      issueOf={(field, editing) => words(field, editing.issues[field])}
      view={<PayeeList payees={payees} changes={changes} banks={form.banks} />}
      renderFields={(editing) => <Fields form={editing} state={form} />}
    />
  );
}
