import { type DepositMethod, type DepositState, useDeposit } from "@broker/hooks";
import { Field, Sheet } from "./parts.tsx";
import { issueWords, stepWords } from "./words.ts";

type At<Step extends DepositState["step"]> = Extract<DepositState, { step: Step }>;
type Choice = { words: string; isChosen: boolean; choose: () => void };

/** The only method here: crypto and gateways need steps that this floor does not show. */
const isBank = (method: DepositMethod) => method === "bank";

const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <fieldset>
    {choices.map(({ words, isChosen, choose }) => (
      <label key={words}>
        <input type="radio" name="choice" checked={isChosen} onChange={choose} />
        {words}
      </label>
    ))}
  </fieldset>
);

function Amount({ terms, localAmount, usdAmount, issue, change, leave }: At<"enteringAmount">) {
  const fields = [
    { field: "local", currency: terms?.currencyCode, value: localAmount, issue: undefined },
    { field: "usd", currency: "US dollars", value: usdAmount, issue: issueWords(issue) },
  ] as const;
  return fields.map(({ field, currency, ...input }) => (
    <Field
      key={field}
      label={`In ${currency}`}
      inputMode="decimal"
      onChange={(event) => change(field, event.target.value)}
      onBlur={leave}
      {...input}
    />
  ));
}

const Receipt = ({
  platform,
  intent,
  transactionId,
  issue,
  choose,
}: At<"providingProof" | "proofNotFound">) => (
  <>
    <p>
      Transfer <b>{`${intent.localAmount} ${intent.currencyCode}`}</b> to {platform?.bankAccountName},{" "}
      <b>{platform?.bankAccountNumber}</b>, with the reference <b>{transactionId}</b>.
    </p>
    <Field
      label="Your receipt"
      type="file"
      issue={issueWords(issue)}
      onChange={(event) => choose(event.target.files?.[0] ?? null)}
    />
  </>
);

/** Returns the commands of a step that waits or asks. */
const commandsOf = (state: DepositState) =>
  [
    { words: "Try again", run: "retry" in state ? state.retry : null },
    { words: "Check again", run: "checkAgain" in state ? state.checkAgain : null },
    { words: "Send it again", run: "repeat" in state ? state.repeat : null },
    { words: "Book another one", run: "confirm" in state ? state.confirm : null },
    { words: "Do not", run: "decline" in state ? state.decline : null },
    { words: "Back", run: "dismiss" in state ? state.dismiss : null },
    { words: "Another deposit", run: "restart" in state ? state.restart : null },
  ].flatMap(({ words, run }) => (run ? { words, run } : []));

/** The deposit by bank, from the choice of a bank to the receipt. */
export function Deposit() {
  const deposit = useDeposit();
  if (deposit.step === "choosingMethod" || deposit.step === "choosingPlatform") {
    const choices =
      deposit.step === "choosingMethod"
        ? deposit.methods.filter(isBank).map((method) => ({
            words: "By bank transfer",
            isChosen: deposit.method === method,
            choose: () => deposit.choose(method),
          }))
        : deposit.platforms.map(({ paymentPlatformId: id, paymentPlatformName, currencyCode }) => ({
            words: `${paymentPlatformName}, ${currencyCode}`,
            isChosen: deposit.platform?.paymentPlatformId === id,
            choose: () => deposit.choose(id),
          }));
    const title = deposit.step === "choosingMethod" ? "Pay in" : "Which bank?";
    return (
      <Sheet key={title} title={title} button="Onwards" canGo={deposit.canGoNext} onGo={deposit.next}>
        <Choices choices={choices} />
      </Sheet>
    );
  }
  if (deposit.step === "enteringAmount")
    return (
      <Sheet title="How much?" button="Book it" canGo={deposit.canGoNext} onGo={deposit.next}>
        <Amount {...deposit} />
      </Sheet>
    );
  if (deposit.step === "providingProof" || deposit.step === "proofNotFound")
    return (
      <Sheet title="Pay, then show it" button="Send" canGo={deposit.canSubmit} onGo={deposit.submit}>
        <Receipt {...deposit} />
      </Sheet>
    );
  return (
    <section aria-live="polite">
      <h1>{stepWords[deposit.step] ?? "One moment…"}</h1>
      {commandsOf(deposit).map(({ words, run }) => (
        <button key={words} onClick={run}>
          {words}
        </button>
      ))}
    </section>
  );
}
