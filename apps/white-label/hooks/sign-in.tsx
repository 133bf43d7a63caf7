import { useSignIn } from "@broker/hooks";
import { Field, Sheet } from "./parts.tsx";
import { issueWords } from "./words.ts";

/** The sign-in. */
export function SignIn() {
  const signIn = useSignIn();
  const { values, issues, change, leave } = signIn.form;
  const submit = signIn.step === "editing" ? signIn.submit : null;
  const failure = signIn.step === "editing" ? signIn.failure : null;
  return (
    <Sheet title="Come aboard" button="Open my account" canGo={submit !== null} onGo={() => submit?.()}>
      <Field
        label="Your e-mail"
        type="email"
        autoComplete="username"
        value={values.email}
        issue={issueWords(issues.email)}
        onChange={(event) => change("email", event.target.value)}
        onBlur={() => leave("email")}
      />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={values.password}
        issue={issueWords(issues.password)}
        onChange={(event) => change("password", event.target.value)}
      />
      {failure && <p role="alert">{failure.message ?? "The harbour did not answer. Try again."}</p>}
    </Sheet>
  );
}
