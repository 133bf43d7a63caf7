import { expect, test } from "vitest";
import { emptyStorage } from "../../test/provider.ts";
import { signedIn } from "../../test/render.tsx";
import { open, openAccount, typed } from "../../test/kyc-provider.ts";

test("a reload preserves the input, and names the files to pick again", async () => {
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

test("a page that is closed during the submission looks it up when it is opened again", async () => {
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
  await expect.poll(() => provider.keptInTab.has("kycDraft")).toBe(false);
});

test("when a session ends during the submission, the form is deleted, and the status shows what arrived", async () => {
  const { broker, provider, submissions } = await openAccount();
  const { at, fill, unmount } = await open(broker);
  await fill();
  provider.turnAway("KycVerification", 401);
  await at("providingDocument", ({ submitAll }) => submitAll());
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  expect(provider.keptInTab.has("kycDraft")).toBe(false);
  await unmount();
  const again = await signedIn(provider);
  const next = await open(again.broker);
  await next.at("enteringDetails", ({ details }) => expect(details.values.id).toBe(""));
  await next.fill();
  await next.at("providingDocument", ({ submitAll }) => submitAll());
  await next.at("pendingApproval");
  expect(submissions).toHaveLength(1);
});

test("the input is never stored where another tab, or the next visit, could read it", async () => {
  const local = emptyStorage();
  const kept: string[] = [];
  const { broker } = await openAccount();
  const watched = { ...broker, storage: { ...local, setItem: (key: string) => void kept.push(key) } };
  const { fill } = await open(watched);
  await fill();
  expect(kept).toEqual([]);
  expect(broker.tabStorage.getItem("kycDraft")).toContain("A12345678");
});

test("a file that is picked again after a lost submission is accepted, and the form continues", async () => {
  const { broker, provider, submissions } = await openAccount();
  provider.turnAway("KycVerification", 503);
  const first = await open(broker);
  await first.fill();
  await first.at("providingDocument", ({ submitAll }) => submitAll());
  await first.at("submissionNotFound");
  await first.unmount();
  const again = await open(provider.broker());
  const front = new File(["again"], "again.png", { type: "image/png" });
  await again.at("submissionNotFound", ({ canRepeat, lostFiles, document }) => {
    expect([canRepeat, lostFiles.front]).toEqual([false, "front.png"]);
    document.change("frontFile", front);
  });
  await again.at("providingDocument", ({ document, lostFiles }) => {
    expect(document.values.frontFile).toBe(front);
    expect(lostFiles).toEqual({ front: null, back: "back.jpg" });
  });
  await again.pickDocument();
  await again.at("providingDocument", ({ submitAll }) => submitAll());
  await again.at("pendingApproval");
  expect(submissions).toHaveLength(1);
});

test("later events after sign-out write no draft", async () => {
  const { broker, provider } = await openAccount();
  const { fillDetails, act, at } = await open(broker);
  await at("enteringDetails");
  await act(() => broker.session.signOut());
  await fillDetails();
  expect(provider.keptInTab.has("kycDraft")).toBe(false);
});

test("a check that was submitted in another tab leaves no draft", async () => {
  const { broker, provider, user } = await openAccount();
  const first = await open(broker);
  await first.fillDetails();
  expect(provider.keptInTab.has("kycDraft")).toBe(true);
  Object.assign(user, { kycStatus: 1 });
  await first.act(() => broker.queryClient.invalidateQueries());
  await first.at("pendingApproval");
  expect(provider.keptInTab.has("kycDraft")).toBe(false);
});

test("nothing of the user is stored before the first input", async () => {
  const { broker, provider } = await openAccount();
  const { at } = await open(broker);
  await at("enteringDetails", ({ goTo }) => goTo("document"));
  await at("providingDocument");
  expect(provider.keptInTab.has("kycDraft")).toBe(false);
});
