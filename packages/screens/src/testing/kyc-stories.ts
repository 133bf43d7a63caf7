import type { Meta } from "@storybook/react-vite";
import { type KycDetails, type KycDocument, kycDocumentTypes } from "@broker/hooks";
import { createFixedForm } from "./broker.tsx";
import { KycView } from "../kyc/kyc.view.tsx";

/** A command without an effect. */
export const doNothing = () => {};

/** The values of the first step. */
export const details: KycDetails = {
  firstName: "Nur",
  lastName: "Aisyah",
  email: "aisyah@example.com",
  phoneNumber: "+60198765432",
  dob: "1994-03-09",
  addressLine: "12 Jalan Ampang",
  city: "Kuala Lumpur",
  state: "Wilayah Persekutuan",
  nationality: "Malaysian",
  postalCode: "50450",
  id: "A12345678",
};

/** Creates an image file. */
export const createPicture = (name: string) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><rect width="64" height="40" fill="#94a3b8"/></svg>';
  return new File([svg], name, { type: "image/svg+xml" });
};

const document: KycDocument = {
  selectedID: "passport",
  frontFile: createPicture("front.png"),
  backFile: createPicture("back.png"),
  isInfoCorrect: true,
};

/** An empty second step. */
export const none: KycDocument = { selectedID: null, frontFile: null, backFile: null, isInfoCorrect: false };

/** The properties of both steps. */
export const form = {
  status: "notSubmitted" as const,
  details: createFixedForm<KycDetails, never>(details),
  document: createFixedForm<KycDocument, never>(document),
  lostFiles: { front: null, back: null },
  fileTypes: ["image/jpeg", "image/jpg", "image/png"],
  documentTypes: kycDocumentTypes,
  hasBack: true,
  isPostalCodeFiveDigits: true,
  reopenedFor: null,
};

/** A second step whose files were lost by a reload. */
export const lost = {
  document: createFixedForm<KycDocument, never>({ ...none, selectedID: "passport" }),
  lostFiles: { front: "passport-front.jpg", back: "passport-back.jpg" },
};

/** The properties that all story files of the feature share. */
export const setting = {
  component: KycView,
  args: {
    kyc: { step: "loading" },
    mail: { step: "ready", failure: null, canResend: true, resend: doNothing },
  },
} satisfies Meta<typeof KycView>;
