import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";
import { image } from "./provider.ts";

const identity = () => ({
  FirstName: "Nur",
  LastName: "Aisyah",
  Email: "newcomer@example.com",
  ContactNumber: "+60198765432",
  DateOfBirth: "1990-05-13T16:00:00Z",
  Address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
  Nationality: "Malaysian",
  DocumentType: "passport" as const,
  Id: "A12345678",
  FrontKyc: image("front.png"),
  BackKyc: image("back.png"),
});

/** The cases of the identity check. */
export const identityCases = {
  KycVerification: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("KycVerification", identity())).toBeNull();
      expect(await client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1 });
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("KycVerification", identity()), 3001),
  },
  GetKycReview: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetKycReview", {})).toMatchObject({
        reviewId: null,
        documents: [{ side: "front", state: "accepted" }, { side: "back" }],
      }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetKycReview", {})),
  },
  ResubmitKyc: {
    success: async ({ provider, visitor }) => {
      const { client, signIn } = visitor();
      const { staffUserId } = await signIn("pending@example.com");
      const before = await client.call("GetKycReview", {});
      const refusals = { back: { reason: "blurred" } };
      // Still refused where an earlier resubmission failed.
      if (before.reviewId === null) await provider.control(`kyc/${staffUserId}/refuse`, { refusals });
      const { reviewId } = await client.call("GetKycReview", {});
      const again = { ReviewId: reviewId ?? "", BackKyc: image("again.png") };
      expect(await client.call("ResubmitKyc", again)).toBeNull();
      expect(await client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1 });
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("ResubmitKyc", { ReviewId: "none", BackKyc: image("back.png") }), 3001),
  },
} as const satisfies Partial<Record<Operation, Case>>;
