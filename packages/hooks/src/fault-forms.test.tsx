import { examples } from "@broker/api-spec/examples";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "./broker.ts";
import { press } from "../test/account-provider.ts";
import { usePayeeForm } from "./payees/use-payee-form.ts";
import { usePasswordForm } from "./profile/use-password-form.ts";
import { useProfileForm } from "./profile/use-profile-form.ts";
import { useWithdrawalSettings } from "./profile/use-withdrawal-settings.ts";
import { useRegistration } from "./registration/use-registration.ts";
import { useLetterPhrase } from "./security/use-letter-phrase.ts";
import { useSignIn } from "./session/use-sign-in.ts";
import { type Fault, faultList } from "../test/fault-list.ts";
import { CALL_LIMIT, holdTimers } from "../test/limits.ts";
import { createTestProvider } from "../test/provider.ts";
import { signedIn, within } from "../test/render.tsx";

afterEach(() => void vi.unstubAllGlobals());

/** A form, the values that are typed, and the commands that open and submit it. */
interface Case {
  readonly use: () => object;
  readonly typed: Readonly<Record<string, unknown>>;
  readonly begin: string | null;
  readonly send: string;
}
const password = "a new passphrase";
const forms: Readonly<Record<string, Case>> = {
  UserLogin: {
    use: () => useSignIn(),
    typed: { email: "demo@example.com", password },
    begin: null,
    send: "submit",
  },
  CreateUser: {
    use: () => useRegistration({}),
    typed: {
      fullName: "Nur Aisyah",
      username: "aisyah",
      email: "aisyah@example.com",
      countryId: 458,
      mobileNumber: "19 876 5432",
      city: "Kuala Lumpur",
      nationality: "Malaysian",
      password,
      confirmPassword: password,
      affiliateCode: "NORTHGALE",
      hasAcceptedTerms: true,
      hasAcceptedRisk: true,
    },
    begin: null,
    send: "submit",
  },
  UpdateUserInfo: {
    use: () => useProfileForm(),
    typed: { fullName: "Amira R.", dateOfBirth: "1990-05-15", contactNumber: "+60123456780" },
    begin: "edit",
    send: "save",
  },
  UpdateUserPassword: {
    use: () => usePasswordForm(),
    typed: { oldPassword: "an old one", newPassword: password, confirmPassword: password },
    begin: "edit",
    send: "save",
  },
  UpdateUserWithdrawalInfo: {
    use: () => useWithdrawalSettings(),
    typed: { bankCode: "RIDG", bankAccountNumber: "800 999", bankAccountName: "Amira R." },
    begin: "edit",
    send: "save",
  },
  AddPayee: {
    use: () => usePayeeForm(),
    typed: { kind: "wallet", name: "Savings", walletAddress: "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC" },
    begin: "edit",
    send: "save",
  },
  UpdateLetterPhrase: {
    use: () => useLetterPhrase(),
    typed: { phrase: "seven quiet rivers" },
    begin: "edit",
    send: "save",
  },
};

const { data: told } = examples.GetCapabilities.success;

/** Creates a broker whose provider applies one fault to one operation, and counts its calls. */
async function spoilt(operation: string, fault: Fault): Promise<{ broker: Broker; made: () => number }> {
  const limits = holdTimers(CALL_LIMIT);
  const provider = createTestProvider({
    GetCapabilities: () =>
      Response.json({
        responseCode: 1,
        responseMessage: "",
        data: { ...told, capabilities: [...told.capabilities, "letterPhrase", "payees"] },
      }),
    async [operation]() {
      const good = Response.json({ responseCode: 1, responseMessage: "", data: null });
      const response = await fault.answer(good, limits.runOut);
      if (response.type === "error") throw new TypeError("The network is gone");
      return response;
    },
  });
  const broker = operation === "UserLogin" ? provider.broker() : (await signedIn(provider)).broker;
  return { broker, made: () => provider.calls.filter((call) => call === operation).length };
}

const failing = faultList.filter(({ kind, name }) => kind !== null && name !== "of the wrong shape");

describe.each(Object.entries(forms))("%s", (operation, { use, typed, begin, send }) => {
  test.each(failing)(
    "$name: the form preserves every input, reports the reason, and was sent once",
    async (fault) => {
      const { broker, made } = await spoilt(operation, fault);
      const { result, act } = await renderHook(use, within(broker));
      const start = async () => {
        if (begin === null) return;
        await expect.poll(() => result.current).toMatchObject({ step: "viewing" });
        await act(() => press(result.current, begin));
      };
      await start();
      await expect.poll(() => result.current).toMatchObject({ step: "editing" });
      for (const [field, value] of Object.entries(typed)) {
        await act(() => {
          const change: unknown = Reflect.get(Reflect.get(result.current, "form"), "change");
          if (typeof change === "function") change(field, value);
        });
      }
      await act(() => {
        const { current } = result;
        press(current, send);
        press(current, send);
      });
      const { kind, message } = fault;
      const failure = expect.objectContaining({ operation, kind, ...(message && { message }) });
      await expect
        .poll(() => result.current)
        .toMatchObject(begin === null ? { step: "editing", failure } : { outcome: failure });
      await start();
      expect(result.current).toMatchObject({ step: "editing", form: { values: typed } });
      expect(made()).toBe(1);
    },
  );
});
