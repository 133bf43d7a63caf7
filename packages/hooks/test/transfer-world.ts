import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { createActor, waitFor } from "xstate";
import { createTestOncePorts } from "./once-ports.ts";
import { answer } from "./answers.ts";
import { createTransferMachine, type TransferPorts } from "../src/transfer/transfer.machine.ts";
import type { TransferIntent, TransferToSend } from "../src/transfer/transfer.intent.ts";
import type { TransferKind } from "../src/transfer/transfer.rules.ts";
import type { TransferDraft } from "../src/transfer/transfer.storage.ts";

/** An error of a call. */
export const rejected = (kind: ApiErrorKind) => () =>
  Promise.reject(new ApiError({ operation: "EWalletTransferRequest", kind, message: "Too little." }));
/** The recipient. */
export const friend = { cTraderLogin: "5100235", email: "friend@example.com", display: "F***d" };
/** The file. */
export const selfie = new File(["%PDF"], "selfie.pdf", { type: "application/pdf" });

/** Creates ports of lambdas that record their arguments. */
export function createWorld(ports: Partial<TransferPorts> = {}) {
  const sent: TransferToSend[] = [];
  const submit = ports.submitTransfer ?? answer(null);
  const machine = createTransferMachine({
    terms: () => ({ currencyCode: "MYR", sellRate: "4.47" }),
    ...createTestOncePorts<TransferIntent>(),
    findTransfers: answer([]),
    ...ports,
    submitTransfer: (transfer, signal) => {
      sent.push(transfer);
      return submit(transfer, signal);
    },
  });
  const open = (kind: TransferKind = "eWallet", draft: TransferDraft | null = null) =>
    createActor(machine, { input: { kind, draft } }).start();
  return { open, sent, keys: () => sent.map(({ intent }) => intent.key) };
}

type Actor = ReturnType<ReturnType<typeof createWorld>["open"]>;
/** Waits until the machine is in a state. */
export const reach = (actor: Actor, value: ReturnType<Actor["getSnapshot"]>["value"]) =>
  waitFor(actor, (snapshot) => snapshot.value === value);

/** Enters an amount and submits it twice. */
export function submit(actor: Actor, text = "50") {
  actor.send({ type: "amount.change", text });
  actor.send({ type: "transfer.submit" });
  actor.send({ type: "transfer.submit" });
  return actor;
}
