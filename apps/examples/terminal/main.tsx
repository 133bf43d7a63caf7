import { BrokerProvider, createBroker, useSession, useSessionGuard, useSignIn } from "@broker/hooks";
import { render, useInput } from "ink";
import { useState } from "react";
import { Deposit } from "./deposit.tsx";
import { createFetch, createMemory } from "./node.ts";
import { Step } from "./step.tsx";
import { issueWords } from "./words.ts";

const [baseUrl = "http://localhost:4000", companyId = 9] = process.argv.slice(2);
const broker = createBroker({
  baseUrl,
  companyId: Number(companyId),
  local: createMemory(),
  session: createMemory(),
  fetch: createFetch(),
});

function SignIn() {
  const signIn = useSignIn();
  const [asked, ask] = useState<"email" | "password">("email");
  const { values, issues, change, leave } = signIn.form;
  if (signIn.step === "submitting") return <Step title="One moment…" />;
  // Two-step sign-in is left to the portal.
  if (signIn.step === "challenged")
    return <Step title="This account asks for a code too: sign in with a browser." back={signIn.restart} />;
  const name = issues.email ? "email" : asked;
  const field = {
    label: name === "email" ? "Email" : "Password",
    value: values[name],
    isSecret: name === "password",
    change(text: string) {
      ask(name);
      change(name, text);
    },
    submit() {
      leave(name);
      if (name === "password") signIn.submit();
      else ask("password");
    },
  };
  const failure = signIn.failure ? (signIn.failure.message ?? "The provider did not answer.") : undefined;
  return (
    <Step
      title="Sign in"
      {...{ field, problem: issueWords(issues[name]) ?? failure }}
      back={() => ask("email")}
    />
  );
}

function App() {
  useSessionGuard();
  // The hooks see the keyboard of a page only, and not that of a terminal.
  useInput(() => void broker.session.touch());
  return useSession().status === "signedIn" ? <Deposit /> : <SignIn />;
}

render(
  <BrokerProvider broker={broker}>
    <App />
  </BrokerProvider>,
);
