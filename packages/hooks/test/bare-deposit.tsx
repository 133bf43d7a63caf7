import { type DepositState, proofTypes, useDeposit } from "../src/index.ts";

const Act = ({ name, act, isOff = false }: { name: string; act: () => void; isOff?: boolean }) => (
  <button type="button" onClick={act} disabled={isOff}>
    {name}
  </button>
);

type Requested = Extract<DepositState, { transactionId: string }>;

function Failed({ failed }: { failed: Extract<DepositState, { step: "requestFailed" | "proofFailed" }> }) {
  return (
    <>
      <p role="alert">{failed.failure?.message ?? failed.failure?.kind}</p>
      <Act name="Dismiss" act={failed.dismiss} />
    </>
  );
}

function Amounts({ wizard }: { wizard: Extract<DepositState, { step: "enteringAmount" }> }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        wizard.next();
      }}
    >
      <label>
        Local
        <input value={wizard.localAmount} onChange={({ target }) => wizard.change("local", target.value)} />
      </label>
      <label>
        USD
        <input value={wizard.usdAmount} onChange={({ target }) => wizard.change("usd", target.value)} />
      </label>
      {wizard.issue && <p role="alert">{wizard.issue.code}</p>}
      <button disabled={!wizard.canGoNext}>Confirm</button>
    </form>
  );
}

/** The body of each step before the request, in plain HTML; a missing step does not compile. */
function Choosing({ wizard }: { wizard: Exclude<DepositState, Requested> }) {
  switch (wizard.step) {
    case "loading":
    case "requesting":
    case "checkingRequest":
      return <progress />;
    case "unavailable":
      return <Act name="Retry" act={wizard.retry} />;
    case "choosingMethod":
      return (
        <>
          {wizard.methods.map((method) => (
            <Act key={method} name={method} act={() => wizard.choose(method)} />
          ))}
          <Act name="Next" act={wizard.next} isOff={!wizard.canGoNext} />
        </>
      );
    case "choosingPlatform":
      return (
        <>
          <Act name="Prev" act={() => wizard.goTo("method")} />
          {wizard.platforms.map(({ paymentPlatformId, paymentPlatformName }) => (
            <Act
              key={paymentPlatformId}
              name={paymentPlatformName}
              act={() => wizard.choose(paymentPlatformId)}
            />
          ))}
          {wizard.options?.status === "loaded" &&
            wizard.options.options.map((option) => (
              <Act key={option.code} name={option.name} act={() => wizard.chooseOption(option)} />
            ))}
          <Act name="Next" act={wizard.next} isOff={!wizard.canGoNext} />
        </>
      );
    case "enteringAmount":
      return <Amounts wizard={wizard} />;
    case "requestFailed":
      return <Failed failed={wizard} />;
    case "confirmingAnother":
      return (
        <>
          <p role="alert">{wizard.earlier.map(({ usdAmount }) => usdAmount).join(", ")}</p>
          <Act name="Send as well" act={wizard.confirm} />
          <Act name="Change" act={wizard.decline} />
        </>
      );
    case "requestNotFound":
      return <Act name="Repeat" act={wizard.repeat} />;
    case "requestUnknown":
      return <Act name="Check again" act={wizard.checkAgain} />;
  }
}

/** The body of each step after the request. */
function Paying({ wizard }: { wizard: Requested }) {
  switch (wizard.step) {
    case "submitting":
    case "checkingProof":
      return <progress />;
    case "proofFailed":
      return <Failed failed={wizard} />;
    case "proofUnknown":
    case "paymentUnknown":
    case "awaitingPayment":
      return <Act name="Check again" act={wizard.checkAgain} />;
    case "providingProof":
    case "proofNotFound":
      return (
        <>
          <output>{wizard.platform?.bankAccountNumber ?? wizard.platform?.walletAddress}</output>
          <label>
            Receipt
            <input
              type="file"
              accept={proofTypes.join(",")}
              onChange={({ target }) => wizard.choose(target.files?.[0] ?? null)}
            />
          </label>
          {wizard.issue && <p role="alert">{wizard.issue.code}</p>}
          <Act name="Submit" act={wizard.submit} isOff={!wizard.canSubmit} />
        </>
      );
    case "continuing":
      return (
        <dialog open>
          <Act name="Continue" act={wizard.continue} />
        </dialog>
      );
    case "windowBlocked":
      return (
        <a href={wizard.link} target="_blank" rel="noopener noreferrer" onClick={wizard.follow}>
          Pay
        </a>
      );
    case "paymentCancelled":
    case "unpayable":
      return <Act name="Restart" act={wizard.restart} />;
    case "settled":
      return (
        <output>
          {wizard.outcome} {wizard.transactionId}
        </output>
      );
  }
}

/** The whole deposit in plain HTML, as a team with its own user interface would begin. */
export function BareDeposit() {
  const wizard = useDeposit();
  return (
    <section aria-label={wizard.step}>
      {"transactionId" in wizard ? <Paying wizard={wizard} /> : <Choosing wizard={wizard} />}
    </section>
  );
}
