import type { KycDocumentReview } from "@broker/hooks";
import { createPicture, doNothing } from "./kyc-stories.ts";

/** A document that is kept. */
export const accepted: KycDocumentReview = { side: "front", state: "accepted", reason: null, comment: null };
/** A document that is sent again. */
export const refused: KycDocumentReview = {
  side: "back",
  state: "refused",
  reason: "blurred",
  comment: "The number cannot be read.",
};
/** The documents before a file is chosen. */
export const documents = {
  documents: [accepted, refused],
  files: { front: null, back: null },
  issues: {},
  attempts: 0,
  fileTypes: ["image/jpeg", "image/jpg", "image/png"],
  choose: doNothing,
};
/** The documents with a file. */
export const chosen = { ...documents, files: { front: null, back: createPicture("passport-back.png") } };
