import type { Customer } from "./customer.ts";
import { image, type Provider } from "./provider.ts";

const form = {
  FirstName: "Amira",
  LastName: "Rahman",
  Email: "amira@example.com",
  ContactNumber: "+60123456789",
  DateOfBirth: "1990-05-13T16:00:00Z",
  Address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
  Nationality: "Malaysian",
  DocumentType: "passport",
  Id: "A12345678",
} as const;

/** Makes a decision of staff on the identity check of a client. */
export const decideKyc = (provider: Provider, { userId }: Customer, step: string, body: object = {}) =>
  provider.control(`kyc/${userId}/${step}`, body);

/** Submits both sides of a document in place of those that a client has; the check is then pending. */
export async function submitKyc(provider: Provider, who: Customer): Promise<void> {
  await decideKyc(provider, who, "cancel", { reason: "Once more" });
  await decideKyc(provider, who, "reopen", { reason: "Once more" });
  const sides = { FrontKyc: image("front.png"), BackKyc: image("back.png") };
  await who.client.call("KycVerification", { ...form, ...sides });
}
