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

/** Lets a client submit documents again. */
export async function reopenKyc(provider: Provider, who: Customer): Promise<void> {
  await decideKyc(provider, who, "cancel", { reason: "Once more" });
  await decideKyc(provider, who, "reopen", { reason: "Once more" });
}

/** Submits both sides of a document of an open check; the check is then pending. */
export async function sendKyc(who: Customer, front = image("front.png")): Promise<void> {
  await who.client.call("KycVerification", { ...form, FrontKyc: front, BackKyc: image("back.png") });
}

/** Submits both sides of a document in place of the client's earlier documents; the check is then pending. */
export async function submitKyc(provider: Provider, who: Customer): Promise<void> {
  await reopenKyc(provider, who);
  await sendKyc(who);
}
