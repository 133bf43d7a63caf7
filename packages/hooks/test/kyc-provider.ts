import { examples } from "@broker/api-spec/examples";
import { expect } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../src/broker.ts";
import { createTestProvider } from "./provider.ts";
import { signedIn, within } from "./render.tsx";
import type { KycDetails } from "../src/kyc/kyc.rules.ts";
import type { KycState } from "../src/kyc/kyc-state.ts";
import { useKyc } from "../src/kyc/use-kyc.ts";

type Step<Name extends KycState["step"]> = KycState & { step: Name };

const { data: example } = examples.GetUserInfo.success;
/** Returns a success answer. */
const done = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "Success", data });
/** A user who may submit: the e-mail is verified, and nothing was submitted. */
export const newcomer = { kycStatus: 0, emailVerifiedAt: "2026-03-02T08:15:00Z", kycVerifiedAt: null };

/** Creates a provider that stores the status of its user's check, and the submission. */
export async function openAccount(change: object = newcomer) {
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

/** Renders the hook of a page, with functions that drive it. */
export async function open(broker: Broker, options: Parameters<typeof useKyc>[0] = {}) {
  const hook = await renderHook(() => useKyc(options), within(broker));
  const at = async <Name extends KycState["step"]>(step: Name, use: (kyc: Step<Name>) => void = () => {}) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (kyc: KycState): kyc is Step<Name> => kyc.step === step;
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

/** The values that the user types. */
export const typed = {
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
