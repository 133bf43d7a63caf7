import { examples } from "@broker/api-spec/examples";
import { focusManager } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { BrokerProvider } from "../provider.tsx";
import { createTestProvider } from "../test-provider.ts";
import { signedIn, within } from "../test-render.tsx";
import type { KycDetails } from "./kyc.rules.ts";
import type { KycVerification } from "./kyc-verification.ts";
import { useKyc } from "./use-kyc.ts";

type Step<Name extends KycVerification["step"]> = KycVerification & { step: Name };

const { data: example } = examples.GetUserInfo.success;
const done = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "Success", data });
const newcomer = { kycStatus: 0, emailVerifiedAt: "2026-03-02T08:15:00Z", kycVerifiedAt: null };

/** A provider that keeps where the check of its user stands, and what was submitted. */
async function openAccount(change: object = newcomer) {
  const user = { ...example, ...change };
  const submissions: FormData[] = [];
  const provider = createTestProvider({
    GetUserInfo: () => done(user),
    async KycVerification(request) {
      submissions.push(await request.formData());
      Object.assign(user, { kycStatus: 1 });
      return done(null);
    },
  });
  const { broker } = await signedIn(provider);
  return { provider, broker, user, submissions };
}

async function open(broker: Broker, options: Parameters<typeof useKyc>[0] = {}) {
  const hook = await renderHook(() => useKyc(options), within(broker));
  const at = async <Name extends KycVerification["step"]>(
    step: Name,
    use: (kyc: Step<Name>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (kyc: KycVerification): kyc is Step<Name> => kyc.step === step;
    const { current } = hook.result;
    if (isThere(current)) await hook.act(() => use(current));
  };
  const fillDetails = () =>
    at("enteringDetails", ({ details }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object lose their keys
      const entries = Object.entries(typed) as [keyof KycDetails, string][];
      for (const [field, value] of entries) details.change(field, value);
    });
  const pickDocument = () =>
    at("providingDocument", ({ document }) => {
      document.change("selectedID", "passport");
      document.change("frontFile", front);
      document.change("backFile", back);
      document.change("isInfoCorrect", true);
    });
  const fill = async () => {
    await fillDetails();
    await at("enteringDetails", ({ next }) => next());
    await pickDocument();
  };
  return { ...hook, at, fill, fillDetails, pickDocument };
}

const typed = {
  firstName: "Amira",
  lastName: " Rahman ",
  addressLine: "1 Jalan Ampang",
  city: "Kuala Lumpur",
  state: "Wilayah Persekutuan",
  nationality: "Malaysian",
  postalCode: "50450",
  id: "A12345678",
};
const front = new File(["front"], "front.png", { type: "image/png" });
const back = new File(["back"], "back.jpg", { type: "image/jpeg" });

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

test("the check is submitted as the contract wants it, once, and is then pending", async () => {
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
  expect([submitted, provider.kept.has("kycDraft")]).toEqual([1, false]);
});

test("Submit All on an empty form says everything that is missing, and calls nobody", async () => {
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
  expect(Object.keys(current.details.issues)).toEqual([
    "firstName",
    "lastName",
    "addressLine",
    "city",
    "state",
    "nationality",
    "postalCode",
    "id",
  ]);
  expect(Object.keys(current.document.issues)).toEqual([
    "selectedID",
    "frontFile",
    "backFile",
    "isInfoCorrect",
  ]);
  expect(provider.calls).not.toContain("KycVerification");
});

test("a field that was left says what is wrong with it, and no other does", async () => {
  const { at, result } = await open((await openAccount()).broker);
  await at("enteringDetails", ({ details }) => details.leave("city"));
  expect(result.current).toMatchObject({ details: { issues: { city: { code: "required" } } } });
  await at("enteringDetails", ({ details }) => expect(Object.keys(details.issues)).toEqual(["city"]));
});

test("a reload keeps what was entered, and names the files to be picked again", async () => {
  const { broker, provider, submissions } = await openAccount();
  const first = await open(broker);
  await first.fill();
  await first.unmount();
  const again = await open(provider.broker());
  await again.at("providingDocument", ({ details, document, lostFiles }) => {
    expect(details.values).toMatchObject(typed);
    expect([document.values.selectedID, document.values.frontFile]).toEqual(["passport", null]);
    expect(lostFiles).toEqual({ front: "front.png", back: "back.jpg" });
  });
  await again.pickDocument();
  await again.at("providingDocument", ({ submitAll }) => submitAll());
  await again.at("pendingApproval");
  expect(submissions).toHaveLength(1);
});

test("when the reply of a submission is lost after the commit, it is found and not made again", async () => {
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

test("a page that is left while it submits looks the submission up when it is opened again", async () => {
  const { broker, provider, submissions } = await openAccount();
  provider.holdReplyOf("KycVerification");
  const first = await open(broker);
  await first.fill();
  await first.at("providingDocument", ({ submitAll }) => submitAll());
  await first.at("submitting");
  await expect.poll(() => submissions.length).toBe(1);
  await first.unmount();
  const again = await open(provider.broker());
  await again.at("pendingApproval");
  expect(submissions).toHaveLength(1);
  await expect.poll(() => provider.kept.has("kycDraft")).toBe(false);
});

test("a submission that did not arrive can be repeated with what was entered", async () => {
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

test.each([
  ["no code", { ...newcomer, kycStatus: null }, "enteringDetails", "unknown"],
  ["400", { ...newcomer, kycStatus: 400 }, "enteringDetails", "unknown"],
  ["2", { ...newcomer, kycStatus: 2 }, "enteringDetails", "unknown"],
  ["0", newcomer, "enteringDetails", "notSubmitted"],
  ["1", { ...newcomer, kycStatus: 1 }, "pendingApproval", undefined],
  ["3", { ...newcomer, kycStatus: 3 }, "approved", undefined],
  ["4", { ...newcomer, kycStatus: 4 }, "cancelledByAdmin", undefined],
  [
    "0 and no verified e-mail",
    { ...newcomer, emailVerifiedAt: "1900-01-01T00:00:00" },
    "emailUnverified",
    undefined,
  ],
])("with %s the page is at its place", async (_what, change, step, status) => {
  const { result, at } = await open((await openAccount(change)).broker);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table loses its literal types
  await at(step as KycVerification["step"]);
  const { current } = result;
  expect("status" in current ? current.status : undefined).toBe(status);
});

test("a session that ends during the submission leaves the draft to its user, who is asked to look again", async () => {
  const { broker, provider, submissions } = await openAccount();
  const { at, fill, unmount } = await open(broker);
  await fill();
  provider.turnAway("KycVerification", 401);
  await at("providingDocument", ({ submitAll }) => submitAll());
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  await unmount();
  const again = await signedIn(provider);
  const next = await open(again.broker);
  await next.at("submissionNotFound", ({ canRepeat, details, lostFiles, goTo }) => {
    expect([canRepeat, details.values.id, lostFiles.front]).toEqual([false, "A12345678", "front.png"]);
    goTo("document");
  });
  await next.pickDocument();
  await next.at("providingDocument", ({ submitAll }) => submitAll());
  await next.at("pendingApproval");
  expect(submissions).toHaveLength(1);
});

test("what still happens after sign-out writes no draft", async () => {
  const { broker, provider } = await openAccount();
  const { fillDetails, act, at } = await open(broker);
  await at("enteringDetails");
  await act(() => broker.session.signOut());
  await fillDetails();
  expect(provider.kept.has("kycDraft")).toBe(false);
});

test("a pending check can be asked for by hand", async () => {
  const { broker, user } = await openAccount({ ...newcomer, kycStatus: 1 });
  const { at, result } = await open(broker);
  Object.assign(user, { kycStatus: 4 });
  await at("pendingApproval", ({ refresh }) => refresh());
  await expect.poll(() => result.current).toEqual({ step: "cancelledByAdmin" });
});

test("an approved check says for whom and since when", async () => {
  const { broker } = await openAccount({ kycStatus: 3, kycVerifiedAt: "2026-03-03T10:00:00Z" });
  const { at } = await open(broker);
  await at("approved", (kyc) =>
    expect(kyc).toMatchObject({ fullName: "Amira Rahman", approvedAt: new Date("2026-03-03T10:00:00Z") }),
  );
});

test("a check that was submitted in another tab leaves no draft behind", async () => {
  const { broker, provider, user } = await openAccount();
  const first = await open(broker);
  await first.fillDetails();
  expect(provider.kept.has("kycDraft")).toBe(true);
  Object.assign(user, { kycStatus: 1 });
  await first.act(() => broker.queryClient.invalidateQueries());
  await first.at("pendingApproval");
  expect(provider.kept.has("kycDraft")).toBe(false);
});

test("nothing of the user is kept before they enter anything", async () => {
  const { broker, provider } = await openAccount();
  const { at } = await open(broker);
  await at("enteringDetails", ({ goTo }) => goTo("document"));
  await at("providingDocument");
  expect(provider.kept.has("kycDraft")).toBe(false);
});

test("a pending check is asked for again, less and less often, and only while somebody looks", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { broker, provider, user } = await openAccount({ ...newcomer, kycStatus: 1 });
  const { at, unmount } = await open(broker);
  await at("pendingApproval");
  const looks = () => provider.calls.filter((call) => call === "GetUserInfo").length;
  const before = looks();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(looks()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(looks()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(looks()).toBe(before + 2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks()).toBe(before + 2);
  focusManager.setFocused(true);
  Object.assign(user, { kycStatus: 3 });
  await vi.advanceTimersByTimeAsync(600_000);
  await at("approved");
  const last = looks();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks()).toBe(last);
  await unmount();
});

test("a submitted check is asked for again although the provider could not be asked at once", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { broker, provider, user } = await openAccount();
  const { at, fill, result } = await open(broker);
  await fill();
  provider.turnAway("GetUserInfo", 403);
  await at("providingDocument", ({ submitAll }) => submitAll());
  await at("pendingApproval");
  Object.assign(user, { kycStatus: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => result.current.step).toBe("approved");
});

test("on a server it waits, and touches nothing", async () => {
  const { broker } = await openAccount();
  const Page = () => useKyc().step;
  const page = (
    <BrokerProvider broker={broker}>
      <Page />
    </BrokerProvider>
  );
  expect(renderToString(page)).toBe("loading");
});
