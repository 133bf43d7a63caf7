import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { capabilityQueries } from "../capability/capability.queries.ts";
import { BrokerProvider } from "../provider.tsx";
import { newcomer, open, openAccount } from "../../test/kyc-provider.ts";
import { useKyc } from "./use-kyc.ts";

test("the check is submitted once by the contract, and is then pending", async () => {
  const { broker, submissions, provider } = await openAccount();
  let submitted = 0;
  const { at, fill } = await open(broker, { onSubmitted: () => (submitted += 1) });
  await fill();
  await at("providingDocument", ({ submitAll }) => {
    submitAll();
    submitAll();
  });
  await at("pendingApproval");
  const [form, ...others] = submissions;
  expect(others).toEqual([]);
  const fields = Object.fromEntries(
    [...(form ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
  expect(fields).toEqual({
    CompanyId: "9",
    UserId: "100234",
    FirstName: "Amira",
    LastName: "Rahman",
    Email: "demo@example.com",
    ContactNumber: "+60123456789",
    DateOfBirth: "1990-05-13T16:00:00.000Z",
    Address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
    Nationality: "Malaysian",
    DocumentType: "passport",
    Id: "A12345678",
    FrontKyc: "front.png",
    BackKyc: "back.jpg",
  });
  expect([submitted, provider.keptInTab.has("kycDraft")]).toEqual([1, false]);
});

test("Submit All on an empty form shows every issue, and sends no request", async () => {
  const { broker, provider } = await openAccount();
  const { at, result } = await open(broker);
  await at("enteringDetails", ({ details, submitAll }) => {
    expect(details.values).toMatchObject({
      email: "demo@example.com",
      phoneNumber: "+60123456789",
      dob: "1990-05-14",
    });
    expect(details.issues).toEqual({});
    submitAll();
  });
  const { current } = result;
  if (!("details" in current)) throw new Error("The form is gone");
  expect(current.fileTypes).toEqual(["image/jpeg", "image/jpg", "image/png"]);
  expect(Object.keys(current.details.issues)).toEqual(["addressLine", "state", "postalCode", "id"]);
  expect(Object.keys(current.document.issues)).toEqual([
    "selectedID",
    "frontFile",
    "backFile",
    "isInfoCorrect",
  ]);
  expect(provider.calls).not.toContain("KycVerification");
});

test("the form is filled in with the data of the sign-up", async () => {
  const { at } = await open((await openAccount()).broker);
  await at("enteringDetails", ({ details: { values } }) =>
    expect(values).toMatchObject({
      firstName: "Amira",
      lastName: "Rahman",
      city: "Kuala Lumpur",
      nationality: "Malaysian",
    }),
  );
});

test("a check that staff reopened shows the reason, and a cancelled one too", async () => {
  const reopened = await open((await openAccount({ ...newcomer, kycReason: "Too dark" })).broker);
  await reopened.at("enteringDetails", ({ reopenedFor }) => expect(reopenedFor).toBe("Too dark"));
  const cancelled = await open((await openAccount({ kycStatus: 4, kycReason: "Expired" })).broker);
  await cancelled.at("cancelledByAdmin", ({ reason }) => expect(reason).toBe("Expired"));
});

test("a passport is submitted without a back side where the company requires none", async () => {
  const { broker, submissions, provider } = await openAccount();
  const { settings } = broker.configured;
  broker.queryClient.setQueryData(capabilityQueries.provider(broker).queryKey, {
    capabilities: [],
    settings: { ...settings, identity: { ...settings.identity, documentsWithoutBack: ["passport"] } },
  });
  const { at, fillDetails } = await open(broker);
  await fillDetails();
  await at("enteringDetails", ({ next }) => next());
  await at("providingDocument", ({ document }) => {
    document.change("selectedID", "passport");
    document.change("frontFile", new File(["front"], "front.png", { type: "image/png" }));
    document.change("isInfoCorrect", true);
  });
  await at("providingDocument", ({ hasBack, submitAll }) => {
    expect(hasBack).toBe(false);
    submitAll();
  });
  await at("pendingApproval");
  expect(provider.calls).toContain("KycVerification");
  expect(submissions.map((form) => [form.has("FrontKyc"), form.has("BackKyc")])).toEqual([[true, false]]);
});

test("a user is offered the accepted kinds of document alone, and an only one is chosen and submitted", async () => {
  const { broker, submissions, user } = await openAccount();
  const { settings } = broker.configured;
  const accept = (...kinds: string[]) =>
    broker.queryClient.setQueryData(capabilityQueries.provider(broker).queryKey, {
      capabilities: [],
      settings: {
        ...settings,
        identity: { ...settings.identity, acceptedDocuments: { [user.countryCode]: kinds } },
      },
    });
  accept("national-id", "passport");
  const first = await open(broker);
  await first.fill();
  await first.at("providingDocument", ({ document, documentTypes }) => {
    expect([documentTypes, document.values.selectedID]).toEqual([["passport", "national-id"], "passport"]);
  });
  await first.unmount();
  accept("national-id", "driver-id");
  const other = await open(broker);
  await other.at("providingDocument", ({ document, documentTypes }) => {
    expect([documentTypes, document.values.selectedID]).toEqual([["national-id", "driver-id"], null]);
  });
  await other.unmount();
  accept("driver-id");
  const last = await open(broker);
  const picture = new File(["side"], "side.png", { type: "image/png" });
  await last.at("providingDocument", ({ document }) => {
    expect(document.values.selectedID).toBe("driver-id");
    document.change("frontFile", picture);
    document.change("backFile", picture);
    document.change("isInfoCorrect", true);
  });
  await last.at("providingDocument", ({ submitAll }) => submitAll());
  await last.at("pendingApproval");
  expect(submissions.map((form) => form.get("DocumentType"))).toEqual(["driver-id"]);
});

test("only a blurred field shows its issue", async () => {
  const { at, result } = await open((await openAccount()).broker);
  await at("enteringDetails", ({ details }) => details.leave("state"));
  expect(result.current).toMatchObject({ details: { issues: { state: { code: "required" } } } });
  await at("enteringDetails", ({ details }) => expect(Object.keys(details.issues)).toEqual(["state"]));
});

test("a submission whose reply is lost after the commit is found and not repeated", async () => {
  const { broker, provider, submissions } = await openAccount();
  provider.loseReplyOf("KycVerification");
  let submitted = 0;
  const { at, fill } = await open(broker, { onSubmitted: () => (submitted += 1) });
  await fill();
  await at("providingDocument", ({ submitAll }) => submitAll());
  await at("pendingApproval");
  await expect.poll(() => submitted).toBe(1);
  expect(submissions).toHaveLength(1);
});

test("a submission that did not arrive can be repeated with the same input", async () => {
  const { broker, provider, submissions } = await openAccount();
  provider.turnAway("KycVerification", 503);
  const { at, fill } = await open(broker);
  await fill();
  await at("providingDocument", ({ submitAll }) => submitAll());
  await at("submissionNotFound", ({ canRepeat, repeat }) => {
    expect(canRepeat).toBe(true);
    repeat();
  });
  await at("pendingApproval");
  expect(submissions).toHaveLength(1);
});

test("on a server it is loading, and uses no storage", async () => {
  const { broker } = await openAccount();
  const Page = () => useKyc().step;
  const page = (
    <BrokerProvider broker={broker}>
      <Page />
    </BrokerProvider>
  );
  expect(renderToString(page)).toBe("loading");
});
