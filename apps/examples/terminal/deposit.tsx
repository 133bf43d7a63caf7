import { type DepositState, useDeposit } from "@broker/hooks";
import { useEffect, useState } from "react";
import { readProof } from "./node.ts";
import { Step } from "./step.tsx";
import { issueWords, stepWords } from "./words.ts";

type At<Step extends DepositState["step"]> = Extract<DepositState, { step: Step }>;

function Amount({ terms, platform, toSend, ...deposit }: At<"enteringAmount">) {
  const [isAsked, setAsked] = useState(false);
  const isConfirming = isAsked && deposit.canGoNext;
  const field = {
    label: `Amount in ${terms?.currencyCode}`,
    value: deposit.localAmount,
    change(text: string) {
      setAsked(false);
      deposit.change("local", text);
    },
    submit: () => (isConfirming ? deposit.next() : setAsked(true)),
  };
  const summary = `${toSend.localAmount} ${terms?.currencyCode} (${toSend.usdAmount} USD) by ${platform?.paymentPlatformName}`;
  const title = isConfirming ? `Press Enter again to deposit ${summary}.` : "How much do you deposit?";
  const lines = [`From ${terms?.min} to ${terms?.max} USD. You receive ${deposit.usdAmount || 0} USD.`];
  const problem = isAsked ? issueWords(deposit.issue) : undefined;
  return <Step {...{ title, lines, field, problem }} back={() => deposit.goTo("platform")} />;
}

function Proof({ intent, platform, ...deposit }: At<"providingProof" | "proofNotFound">) {
  const [value, change] = useState("");
  const submit = () => void readProof(value).then(deposit.choose).then(deposit.submit);
  const account = `${platform?.bankAccountName}, ${platform?.bankAccountNumber}`;
  const order = `Pay ${intent.localAmount} ${intent.currencyCode} to ${account}.`;
  return (
    <Step
      title="Pay, then send the proof of payment."
      lines={[order, `Reference: ${deposit.transactionId}`]}
      problem={issueWords(deposit.issue)}
      field={{ label: "Path of an image or a PDF", value, change, submit }}
    />
  );
}

/** The deposit by bank, from the choice of a bank to the result. */
export function Deposit() {
  const deposit = useDeposit();
  useEffect(() => {
    // A terminal opens no window, so that payment gateways are left out.
    if (deposit.step !== "choosingMethod") return;
    deposit.choose("bank");
    deposit.next();
  }, [deposit]);
  if (deposit.step === "choosingPlatform") {
    const choices = deposit.platforms.map(({ paymentPlatformId: id, paymentPlatformName: words }) => ({
      words,
      run() {
        deposit.choose(id);
        deposit.next();
      },
    }));
    return <Step title="Choose a bank." choices={choices} />;
  }
  if (deposit.step === "enteringAmount") return <Amount {...deposit} />;
  if (deposit.step === "providingProof" || deposit.step === "proofNotFound") return <Proof {...deposit} />;
  const choices = [
    { words: "Try again", run: "retry" in deposit ? deposit.retry : null },
    { words: "Check again", run: "checkAgain" in deposit ? deposit.checkAgain : null },
    { words: "Send again", run: "repeat" in deposit ? deposit.repeat : null },
    { words: "Request another deposit", run: "confirm" in deposit ? deposit.confirm : null },
    { words: "Do not request it", run: "decline" in deposit ? deposit.decline : null },
    { words: "Go back", run: "dismiss" in deposit ? deposit.dismiss : null },
  ].flatMap(({ words, run }) => (run ? { words, run } : []));
  const problem = "failure" in deposit ? deposit.failure?.message : undefined;
  return (
    <Step key={deposit.step} title={stepWords[deposit.step] ?? "One moment…"} {...{ problem, choices }} />
  );
}
