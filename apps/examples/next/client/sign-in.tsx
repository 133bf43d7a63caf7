import { useSignIn } from "@broker/hooks";

export function SignIn() {
  const signIn = useSignIn();
  const { values, issues, change, leave } = signIn.form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (signIn.step === "editing") signIn.submit();
      }}
    >
      <label>
        Email
        <input
          type="email"
          autoComplete="username"
          value={values.email}
          onChange={(event) => change("email", event.target.value)}
          onBlur={() => leave("email")}
        />
      </label>
      {issues.email && <p role="alert">{issues.email.code}</p>}
      <label>
        Password
        <input
          type="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => change("password", event.target.value)}
          onBlur={() => leave("password")}
        />
      </label>
      {issues.password && <p role="alert">{issues.password.code}</p>}
      {signIn.step === "editing" && signIn.failure && (
        <p role="alert">{signIn.failure.message ?? signIn.failure.kind}</p>
      )}
      <button>{signIn.step === "submitting" ? "One moment…" : "Sign in"}</button>
    </form>
  );
}
