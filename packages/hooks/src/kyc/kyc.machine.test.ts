import { ApiError } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { createKycMachine, type KycPorts } from "./kyc.machine.ts";
import type { KycDetails } from "./kyc.rules.ts";
import type { KycStatus } from "../profile/kyc-status.ts";
import { specificationRules } from "./kyc.rules.ts";
import type { KycDraft } from "./kyc.storage.ts";
import type { KycSubmission } from "./kyc-submission.ts";

const offline = () => new ApiError({ operation: "KycVerification", kind: "offline" });
const refused = () => new ApiError({ operation: "KycVerification", kind: "refused", message: "Not now." });
const frontFile = new File(["f"], "front.png", { type: "image/png" });
const backFile = new File(["b"], "back.png", { type: "image/png" });
const details: KycDetails = {
  firstName: "Amira",
  lastName: "Rahman",
  email: "amira@example.com",
  phoneNumber: "+60123456789",
  dob: "1990-05-14",
  addressLine: "1 Jalan Ampang",
  city: "Kuala Lumpur",
  state: "Wilayah Persekutuan",
  nationality: "Malaysian",
  postalCode: "50450",
  id: "A12345678",
};
const document = { selectedID: "passport", frontFile, backFile, isInfoCorrect: true } as const;

/** Creates ports of lambdas that record their arguments. */
function start(ports: Partial<KycPorts> = {}, draft: KycDraft | null = null) {
  const sent: KycSubmission[] = [];
  let lookUps = 0;
  const machine = createKycMachine({
    today: () => "2026-11-21",
    rules: () => ports.rules?.() ?? specificationRules,
    submitKyc: (submission, signal) => {
      sent.push(submission);
      return ports.submitKyc?.(submission, signal) ?? Promise.resolve(null);
    },
    findStatus: (signal) => {
      lookUps += 1;
      return ports.findStatus?.(signal) ?? Promise.resolve<KycStatus>("notSubmitted");
    },
  });
  const actor = createActor(machine, { input: { draft } });
  let submissions = 0;
  actor.on("kyc.submitted", () => (submissions += 1));
  actor.start();
  const fill = () => {
    actor.send({ type: "details.change", change: details });
    actor.send({ type: "document.change", change: document });
  };
  const reach = (name: string) => waitFor(actor, (snapshot) => JSON.stringify(snapshot.value).includes(name));
  return { actor, sent, fill, reach, lookUps: () => lookUps, submissions: () => submissions };
}

describe("the identity check", () => {
  test("submits both steps once, however often the button is pressed", async () => {
    const { actor, sent, fill, reach, submissions } = start();
    fill();
    actor.send({ type: "kyc.submit" });
    actor.send({ type: "kyc.submit" });
    await reach("submitted");
    expect(sent).toEqual([{ details, selectedID: "passport", frontFile, backFile }]);
    expect(submissions()).toBe(1);
  });

  test("Submit All validates both steps, shows all issues, goes to the first one, and sends nothing", () => {
    const { actor, sent } = start();
    actor.send({ type: "document.change", change: document });
    actor.send({ type: "step.go", step: "document" });
    actor.send({ type: "kyc.submit" });
    expect(actor.getSnapshot().value).toEqual({ editing: "enteringDetails" });
    expect(actor.getSnapshot().context.attempts).toEqual({ details: 1, document: 1 });

    actor.send({ type: "details.change", change: details });
    actor.send({ type: "document.change", change: { isInfoCorrect: false } });
    actor.send({ type: "kyc.submit" });
    expect(actor.getSnapshot().value).toEqual({ editing: "providingDocument" });
    expect(sent).toEqual([]);
  });

  test("opens the next step only from a valid one", () => {
    const { actor } = start();
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value).toEqual({ editing: "enteringDetails" });
    expect(actor.getSnapshot().context.attempts).toEqual({ details: 1, document: 0 });
    actor.send({ type: "details.change", change: details });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value).toEqual({ editing: "providingDocument" });
  });

  test("fills in known values, and never overwrites the user's input", () => {
    const { actor } = start();
    actor.send({ type: "details.prefill", known: { email: "amira@example.com" } });
    expect(actor.getSnapshot().context.details.email).toBe("amira@example.com");
    actor.send({ type: "details.change", change: { email: "" } });
    actor.send({ type: "details.prefill", known: { email: "amira@example.com" } });
    expect(actor.getSnapshot().context.details.email).toBe("");
  });

  test("retains the provider's sentence and every input after a refusal, and may be sent again", async () => {
    let calls = 0;
    const { actor, sent, fill, reach } = start({
      submitKyc: () => ((calls += 1) === 1 ? Promise.reject(refused()) : Promise.resolve()),
    });
    fill();
    actor.send({ type: "kyc.submit" });
    const { context } = await reach("submissionFailed");
    expect(context).toMatchObject({ failure: { kind: "refused", message: "Not now." }, details, document });
    actor.send({ type: "failure.dismiss" });
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: "kyc.submit" });
    await reach("submitted");
    expect(sent).toHaveLength(2);
  });

  test.each<KycStatus>(["pendingApproval", "approved", "cancelledByAdmin"])(
    "treats an unknown outcome as submitted when the user is %s, and sends nothing again",
    async (status) => {
      const { actor, sent, fill, reach, submissions } = start({
        submitKyc: () => Promise.reject(offline()),
        findStatus: () => Promise.resolve(status),
      });
      fill();
      actor.send({ type: "kyc.submit" });
      await reach("submitted");
      expect([sent.length, submissions()]).toEqual([1, 1]);
    },
  );

  test.each<KycStatus>(["notSubmitted", "unknown"])(
    "offers to repeat an unknown outcome only when the look-up returned %s",
    async (status) => {
      let calls = 0;
      const { actor, sent, fill, reach } = start({
        submitKyc: () => ((calls += 1) === 1 ? Promise.reject(offline()) : Promise.resolve()),
        findStatus: () => Promise.resolve(status),
      });
      fill();
      actor.send({ type: "kyc.submit" });
      const snapshot = await reach("submissionNotFound");
      expect(snapshot.can({ type: "submission.repeat" })).toBe(true);
      actor.send({ type: "submission.repeat" });
      await reach("submitted");
      expect(sent).toHaveLength(2);
    },
  );

  test("offers only another look-up while the outcome is unknown", async () => {
    const { actor, fill, reach } = start({
      submitKyc: () => Promise.reject(offline()),
      findStatus: () => Promise.reject(offline()),
    });
    fill();
    actor.send({ type: "kyc.submit" });
    const snapshot = await reach("submissionUnknown");
    expect(snapshot.can({ type: "kyc.submit" })).toBe(false);
    expect(snapshot.can({ type: "submission.repeat" })).toBe(false);
    expect(snapshot.can({ type: "step.go", step: "details" })).toBe(false);
    expect(snapshot.can({ type: "outcome.check" })).toBe(true);
  });
});

describe("after a reload", () => {
  const draft: KycDraft = {
    details,
    selectedID: "passport",
    files: { front: "front.png", back: "back.png" },
    step: "document",
    phase: "draft",
  };

  test("restores the step, names the files to pick again, and removes each name once another file is picked", () => {
    const { actor } = start({}, draft);
    expect(actor.getSnapshot().value).toEqual({ editing: "providingDocument" });
    expect(actor.getSnapshot().context).toMatchObject({ details, lostFiles: draft.files });
    actor.send({ type: "document.change", change: { frontFile: null } });
    expect(actor.getSnapshot().context.lostFiles).toEqual({ front: null, back: "back.png" });
  });

  test("looks up a submission that was running, and sends nothing again without its files", async () => {
    const { actor, sent, reach, lookUps } = start({}, { ...draft, phase: "submitting" });
    expect(actor.getSnapshot().value).toBe("checkingSubmission");
    const snapshot = await reach("submissionNotFound");
    expect([lookUps(), sent.length, snapshot.can({ type: "submission.repeat" })]).toEqual([1, 0, false]);
    actor.send({ type: "step.go", step: "document" });
    expect(actor.getSnapshot().context.phase).toBe("draft");
  });
});
