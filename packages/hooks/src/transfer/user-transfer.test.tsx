import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { findMissingRequirements } from "../eligibility/eligibility.rules.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { signedIn } from "../../test/render.tsx";
import { createTransferProvider, open, selfie } from "../../test/transfer-provider.ts";
import { useUserTransfer, type UserTransferState } from "./use-user-transfer.ts";

test("to another user it lists missing requirements, as a withdrawal does", async () => {
  const { provider } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const newcomer = { ...examples.GetUserInfo.success.data, kycStatus: 4 as const, withdrawalBank: null };
  broker.queryClient.setQueryData(profileQueries.userInfo(broker).queryKey, newcomer);
  const { at } = await open<UserTransferState>(broker, () => useUserTransfer());
  await at("entering", ({ missing }) =>
    expect(missing).toEqual(findMissingRequirements(newcomer, "withdrawal")),
  );
});

test("a recipient is searched for once typing pauses, and shown masked", async () => {
  const { provider, countOf } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const { at, result } = await open<UserTransferState>(broker, () => useUserTransfer());
  for (const text of ["friend", "friend@example.c", "friend@example.co", "friend@example.com"])
    await at("entering", ({ search }) => search.change(text));
  expect(result.current).toMatchObject({ search: { text: "friend@example.com", status: "searching" } });
  await expect.poll(() => result.current).toMatchObject({ search: { status: "found" } });
  expect(countOf("GetEmailAndLoginForCTrader")).toBe(1);
  await at("entering", ({ search }) => {
    const found = search.status === "found" ? search.recipients : [];
    expect(found).toEqual([{ cTraderLogin: "5100235", display: "F***d H***n (5100235)" }]);
  });
});

test("a transfer to another user is sent with recipient and file, also when its reply is lost after the commit", async () => {
  const { provider, rows, sent, countOf } = createTransferProvider();
  const { broker } = await signedIn(provider);
  provider.loseReplyOf("CTraderInternalTransferUserToUser");
  const { at, result } = await open<UserTransferState>(broker, () => useUserTransfer());
  await at("entering", ({ search }) => search.change("friend@example.com"));
  await expect.poll(() => result.current).toMatchObject({ search: { status: "found" } });
  await at("entering", (transfer) => {
    transfer.chooseRecipient("5100235");
    transfer.change("50");
    transfer.submit();
  });
  await at("entering", ({ issue, missingFields, recipient, chooseFile }) => {
    expect([issue, missingFields]).toEqual([{ code: "fieldsRequired" }, ["file"]]);
    expect(recipient).toEqual({ cTraderLogin: "5100235", display: "F***d H***n (5100235)" });
    chooseFile(selfie);
  });
  await at("entering", (transfer) => transfer.submit());
  await at("settled", ({ isPending }) => expect(isPending).toBe(true));
  expect([rows.length, countOf("CTraderInternalTransferUserToUser")]).toEqual([4, 1]);
  expect(sent).toMatchObject([
    {
      fromUserCompanyId: "9",
      FromUserId: "100234",
      FromUserCTraderLogin: "5100234",
      ToUserEmail: "friend@example.com",
      ToUserCTraderLogin: "5100235",
      AmountUsd: "50",
      FromStaffId: "0",
      Reference: { name: "selfie.pdf" },
    },
  ]);
});
