import type { CodeValues, FactorCode, Failure, Form } from "@broker/hooks";
import { Notice, TextField } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

interface CodeFieldsProps {
  form: Form<CodeValues, FactorCode>;
  /** Why the last code was refused. */
  failure: Failure | null;
}

/** The field for a code of the authenticator app or a recovery code, with the reason why the last code was refused. */
export function CodeFields({ form, failure }: CodeFieldsProps) {
  const t = useMessages(secondFactorMessages);
  const f = useMessages(failureMessages);
  const issue = form.issues.code?.code;
  return (
    <>
      {failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, failure)}
        </Notice>
      )}
      <TextField
        label={t("anyCode")}
        name="code"
        autoComplete="one-time-code"
        spellCheck="false"
        value={form.values.code}
        onChange={(code) => form.change("code", code)}
        errorMessage={issue && t(issue)}
      />
    </>
  );
}
