import { createActor } from "xstate";
import type { Broker } from "./broker.ts";
import { createKycMachine } from "./kyc/kyc.machine.ts";
import { createKycPorts } from "./kyc/kyc.ports.ts";
import { createPasswordResetMachine } from "./password-reset/password-reset.machine.ts";
import { passwordResetMutations } from "./password-reset/password-reset.mutations.ts";
import { createEmailVerificationMachine } from "./registration/email-verification.machine.ts";
import { registrationMutations } from "./registration/registration.mutations.ts";
import { runMutation } from "./run-mutation.ts";
import { type JourneyAt, contextOf, open, png } from "./test-fault-journey.ts";

/** An identity check whose two steps are filled in. */
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

/** The link of an e-mail. */
export function atVerification(broker: Broker): Promise<JourneyAt> {
  const machine = createEmailVerificationMachine({
    verifyEmail: (token, signal) =>
      runMutation(broker, registrationMutations.verifyEmail(broker), { token, signal }),
  });
  // It sends as soon as it is opened, so it is opened by the last step.
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

/** A forgotten password. */
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
