import {
  createKycResubmissionMachine,
  createKycResubmissionPorts,
  kycReviewQueries,
  profileQueries,
} from "@broker/hooks";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { startProvider } from "./start.ts";
import { openCustomer, picture, reach } from "./world.ts";

const provider = startProvider();

test("a refused document is sent again once, although its reply is lost, and an accepted one stays", async () => {
  const { broker } = await openCustomer(provider());
  const info = () => broker.queryClient.fetchQuery({ ...profileQueries.userInfo(broker), staleTime: 0 });
  const session = broker.session.get();
  const userId = session.status === "signedIn" ? session.user.staffUserId : 0;
  const decide = (step: string, body: object) => provider().control(`kyc/${userId}/${step}`, body);
  await decide("cancel", { reason: "Once more" });
  await decide("reopen", { reason: "Once more" });
  await broker.client.call("KycVerification", {
    FirstName: "Amira",
    LastName: "Rahman",
    Email: "amira@example.com",
    ContactNumber: "+60123456789",
    DateOfBirth: "1990-05-13T16:00:00Z",
    Address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
    Nationality: "Malaysian",
    DocumentType: "passport",
    Id: "A12345678",
    FrontKyc: picture("front.png"),
    BackKyc: picture("back.png"),
  });
  await decide("refuse", { refusals: { back: { reason: "blurred" } } });

  const ports = createKycResubmissionPorts(broker);
  const actor = createActor(createKycResubmissionMachine(ports)).start();
  actor.send({ type: "review.read", review: await ports.findReview(new AbortController().signal) });
  actor.send({ type: "file.choose", side: "back", file: picture("again.png") });
  await provider().control("faults", [{ operation: "ResubmitKyc", times: 1, kind: "dropAfterCommit" }]);
  actor.send({ type: "resubmission.submit" });
  await reach(actor, "submitted");
  actor.stop();
  expect(await info()).toMatchObject({ kycStatus: 1 });
  const review = await broker.queryClient.fetchQuery({ ...kycReviewQueries.review(broker), staleTime: 0 });
  expect(review.documents.map(({ side, state }) => [side, state])).toEqual([
    ["front", "accepted"],
    ["back", "pending"],
  ]);
});
