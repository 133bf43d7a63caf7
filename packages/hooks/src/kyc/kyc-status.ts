/** Where an identity check stands (spec 4.2). */
export type KycStatus = "notSubmitted" | "pendingApproval" | "approved" | "cancelledByAdmin" | "unknown";

const statuses: Readonly<Record<number, KycStatus>> = {
  0: "notSubmitted",
  1: "pendingApproval",
  3: "approved",
  4: "cancelledByAdmin",
};

/** What a missing code is read as (spec 4.2). */
const MISSING_CODE = 400;

/** Names the provider's code; a missing one, and any that is not of the specification, is unknown. */
export function kycStatus(code: number | null | undefined): KycStatus {
  return statuses[code ?? MISSING_CODE] ?? "unknown";
}

/** True while the form is the way on: nothing submitted, or nobody knows (spec 2.8). */
export function isKycOpen(status: KycStatus): boolean {
  return status === "notSubmitted" || status === "unknown";
}
