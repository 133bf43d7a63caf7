import { type DepositState, useDeposit } from "@broker/hooks";

type At<Step extends DepositState["step"]> = Extract<DepositState, { step: Step }>;

/** The commands of the steps that wait or ask, each a button. */
function Commands({ deposit }: { deposit: DepositState }) {
  const commands = {
    "Try again": "retry" in deposit && deposit.retry,
    "Check again": "checkAgain" in deposit && deposit.checkAgain,
    "Send again": "repeat" in deposit && deposit.repeat,
    "Make another deposit": "confirm" in deposit && deposit.confirm,
    "Do not make it": "decline" in deposit && deposit.decline,
    Back: "dismiss" in deposit && deposit.dismiss,
    "New deposit": "restart" in deposit && deposit.restart,
  };
  return Object.entries(commands).map(
    ([words, run]) =>
      run && (
        <button key={words} onClick={run}>
          {words}
        </button>
      ),
  );
}

function Amount({ deposit }: { deposit: At<"enteringAmount"> }) {
  return (
    <>
      <label>
        US dollars
        <input
          inputMode="decimal"
          value={deposit.usdAmount}
          onChange={(event) => deposit.change("usd", event.target.value)}
          onBlur={deposit.leave}
        />
      </label>
      {deposit.issue && <p role="alert">{deposit.issue.code}</p>}
      <button disabled={!deposit.canGoNext} onClick={deposit.next}>
        Deposit {deposit.toSend.localAmount} {deposit.terms?.currencyCode}
      </button>
    </>
  );
}

function Receipt({ deposit }: { deposit: At<"providingProof" | "proofNotFound"> }) {
  const { intent, platform, transactionId } = deposit;
  return (
    <>
      <p>
        Pay {intent.localAmount} {intent.currencyCode} to {platform?.bankAccountName},{" "}
        {platform?.bankAccountNumber}, with the reference {transactionId}.
      </p>
      <label>
        Receipt
        <input type="file" onChange={(event) => deposit.choose(event.target.files?.[0] ?? null)} />
      </label>
      {deposit.issue && <p role="alert">{deposit.issue.code}</p>}
      <button disabled={!deposit.canSubmit} onClick={deposit.submit}>
        Send the receipt
      </button>
    </>
  );
}

/** The deposit by bank. Crypto and payment gateways have steps of their own. */
export function Deposit() {
  const deposit = useDeposit();
  if (deposit.step === "choosingMethod") {
    const chooseBank = () => {
      deposit.choose("bank");
      deposit.next();
    };
    return <button onClick={chooseBank}>Deposit by bank</button>;
  }
  if (deposit.step === "choosingPlatform")
    return deposit.platforms.map(({ paymentPlatformId, paymentPlatformName }) => (
      <button
        key={paymentPlatformId}
        disabled={deposit.isRefreshing}
        onClick={() => {
          deposit.choose(paymentPlatformId);
          deposit.next();
        }}
      >
        {paymentPlatformName}
      </button>
    ));
  if (deposit.step === "enteringAmount") return <Amount deposit={deposit} />;
  if (deposit.step === "providingProof" || deposit.step === "proofNotFound")
    return <Receipt deposit={deposit} />;
  if (deposit.step === "settled") return <p>Thank you. Your receipt is being checked.</p>;
  return (
    <section aria-live="polite">
      <p>{"failure" in deposit && deposit.failure ? deposit.failure.message : deposit.step}</p>
      <Commands deposit={deposit} />
    </section>
  );
}
