import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { answer, openAccount, press } from "../../test/account-provider.ts";
import { useWithdrawalSettings } from "./use-withdrawal-settings.ts";

test("withdrawal settings are saved with a bank of the user's country, in their currency", async () => {
  const { broker, sent } = await openAccount({
    withdrawalBank: null,
    withdrawalBankAccountNumber: null,
    withdrawalBankAccountName: null,
  });
  const { result, act } = await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "viewing", savedBankName: null, banks: { status: "loaded" } });
  await act(() => press(result.current, "edit"));
  await act(() => press(result.current, "save"));
  expect(result.current).toMatchObject({
    form: {
      issues: {
        bankCode: { code: "required" },
        bankAccountNumber: { code: "required" },
        bankAccountName: { code: "required" },
      },
    },
  });
  await act(() => {
    const { current } = result;
    if (current.step !== "editing") return;
    current.form.change("bankCode", "DAYB");
    current.form.change("bankAccountNumber", " 5140 9876 ");
    current.form.change("bankAccountName", "Amira Rahman");
  });
  await act(() => press(result.current, "save"));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "viewing", outcome: "saved", savedBankName: "Daybreak Banking" });
  expect(sent).toEqual([
    {
      userId: 100234,
      companyId: 9,
      currencyCode: "MYR",
      bankCode: "DAYB",
      bankAccountNumber: "5140 9876",
      bankAccountName: "Amira Rahman",
    },
  ]);
});

test.each([
  ["TH", "TH"],
  ["", "MY"],
])("the banks of a user of country %j are those of %s", async (countryCode, asked) => {
  const urls: string[] = [];
  const provider = createTestProvider({
    GetUserInfo: () => answer(1, "", { ...examples.GetUserInfo.success.data, countryCode }),
    GetWithdrawalMethod: ({ url }) => {
      urls.push(url);
      return answer(1, "", []);
    },
  });
  const { broker } = await signedIn(provider);
  await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect.poll(() => urls.length).toBe(1);
  expect(new URL(urls[0] ?? "").searchParams.get("countryCode")).toBe(asked);
});

test("banks that failed to load are reported, and can be loaded again", async () => {
  const { broker, provider } = await openAccount();
  provider.turnAway("GetWithdrawalMethod", 403);
  const { result, act } = await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ banks: { status: "failed" }, savedBankName: "DAYB" });
  await act(() => void ("banks" in result.current && press(result.current.banks, "retry")));
  await expect.poll(() => result.current).toMatchObject({ banks: { status: "loaded" } });
});

test("a saved bank that is no longer listed is not sent again: another one must be chosen", async () => {
  const { broker, sent } = await openAccount({ withdrawalBank: "GONE" });
  const { result, act } = await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect.poll(() => result.current).toMatchObject({ step: "viewing", banks: { status: "loaded" } });
  await act(() => press(result.current, "edit"));
  await act(() => press(result.current, "save"));
  expect(result.current).toMatchObject({
    step: "editing",
    form: { issues: { bankCode: { code: "required" } } },
  });
  expect(sent).toEqual([]);
});
