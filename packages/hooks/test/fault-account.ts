import { createActor } from "xstate";
import type { Broker } from "../src/broker.ts";
import { createKycResubmissionMachine } from "../src/kyc/kyc-resubmission.machine.ts";
import { createKycResubmissionPorts } from "../src/kyc/kyc-resubmission.ports.ts";
import { createKycMachine } from "../src/kyc/kyc.machine.ts";
import { createKycPorts } from "../src/kyc/kyc.ports.ts";
import { createPasswordResetMachine } from "../src/password-reset/password-reset.machine.ts";
import { passwordResetMutations } from "../src/password-reset/password-reset.mutations.ts";
import { createEmailVerificationMachine } from "../src/registration/email-verification.machine.ts";
import { registrationMutations } from "../src/registration/registration.mutations.ts";
import { runMutation } from "../src/run-mutation.ts";
import { createStepUpMachine } from "../src/step-up/step-up.machine.ts";
import { type JourneyAt, contextOf, open, png } from "./fault-journey.ts";

/** An identity check with both steps filled in. */
export async function atKyc(broker: Broker): Promise<JourneyAt> {
  const { actor, send } = open(createKycMachine(createKycPorts(broker)), { draft: null });
  const details = {
    firstName: "Amira",
    lastName: "Rahman",
    email: "demo@example.com",
    phoneNumber: "+60123456789",
    dob: "1990-05-14",
    addressLine: "1 Jalan Ampang",
    city: "Kuala Lumpur",
    state: "Wilayah Persekutuan",
    nationality: "Malaysian",
    postalCode: "50450",
    id: "A12345678",
  };
  const [frontFile, backFile] = [png("front.png"), png("back.png")];
  send(
    { type: "details.change", change: details },
    {
      type: "document.change",
      change: { selectedID: "passport", frontFile, backFile, isInfoCorrect: true },
    },
  );
  return {
    actor,
    send: () => send({ type: "kyc.submit" }),
    kept: () => contextOf(actor, ["details", "document"]),
    done: "submitted",
    failed: "submissionFailed",
    notFound: "submissionNotFound",
    again: () => send({ type: "failure.dismiss" }, { type: "kyc.submit" }, { type: "submission.repeat" }),
  };
}

/** An identity check whose back side was refused, with a file for it. */
export async function atResubmission(broker: Broker): Promise<JourneyAt> {
  const ports = createKycResubmissionPorts(broker);
  const { actor, send } = open(createKycResubmissionMachine(ports), undefined);
  send(
    { type: "review.read", review: await ports.findReview(new AbortController().signal) },
    { type: "file.choose", side: "back", file: png("again.png") },
  );
  return {
    actor,
    send: () => send({ type: "resubmission.submit" }),
    kept: () => contextOf(actor, ["files"]),
    done: "submitted",
    failed: "submissionFailed",
    notFound: "submissionNotFound",
    again: () =>
      send({ type: "failure.dismiss" }, { type: "resubmission.submit" }, { type: "resubmission.repeat" }),
  };
}

/** The e-mail verification by its link. */
export function atVerification(broker: Broker): Promise<JourneyAt> {
  const machine = createEmailVerificationMachine({
    verifyEmail: (token, signal) =>
      runMutation(broker, registrationMutations.verifyEmail(broker), { token, signal }),
  });
  // The page sends as soon as it is opened, so the last step opens it.
  const actor = createActor(machine, { input: { token: "a-token" } });
  return Promise.resolve({
    actor,
    send: () => void actor.start(),
    kept: () => contextOf(actor, ["token"]),
    done: "counting",
    failed: "failed",
    notFound: null,
    again: () => actor.send({ type: "verification.retry" }),
  });
}

/** The password reset. */
export function atReset(broker: Broker): Promise<JourneyAt> {
  const machine = createPasswordResetMachine({
    now: broker.clock,
    requestReset: (email, signal) =>
      runMutation(broker, passwordResetMutations.request(broker), { email, signal }),
  });
  const { actor, send } = open(machine, undefined);
  send({ type: "email.change", email: "demo@example.com" });
  return Promise.resolve({
    actor,
    send: () => send({ type: "reset.request" }),
    kept: () => contextOf(actor, ["email"]),
    done: "sent",
    failed: "failed",
    notFound: null,
    again: () => send({ type: "reset.request" }),
  });
}

/** A code for a withdrawal that the provider refused without one. */
export function atStepUp(broker: Broker): Promise<JourneyAt> {
  const purpose = "WithdrawalRequest";
  const machine = createStepUpMachine({
    prove: (code) => broker.client.call("CompleteStepUp", { purpose, code }),
  });
  const { actor, send } = open(machine, undefined);
  send({ type: "code.change", code: "492039" });
  return Promise.resolve({
    actor,
    send: () => send({ type: "code.submit" }),
    kept: () => contextOf(actor, ["code"]),
    done: "proved",
    failed: "enteringCode",
    notFound: null,
    again: () => send({ type: "code.submit" }),
  });
}
