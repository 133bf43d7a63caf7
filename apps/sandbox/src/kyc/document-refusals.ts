import * as v from "valibot";
import { kycRefusalReasons, kycSides } from "../db/names.ts";
import { Problem } from "../http/problem.ts";

/** A side of an identity document. */
export type KycSide = (typeof kycSides)[number];

/** Why a document is refused. */
export type KycRefusalReason = (typeof kycRefusalReasons)[number];

/** The maximum length of the words about one side: those about both sides fit into the reason of the whole check. */
export const MAX_COMMENT = 200;

const Refusal = v.strictObject({
  reason: v.picklist(kycRefusalReasons),
  comment: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(MAX_COMMENT))), null),
});

/** The documents that staff refuse, each with its reason; the others are accepted. */
export const DocumentRefusals = v.strictObject({ front: v.optional(Refusal), back: v.optional(Refusal) });
export type DocumentRefusals = v.InferOutput<typeof DocumentRefusals>;

/** The names of the sides in the back office. */
export const sideNames: Readonly<Record<KycSide, string>> = { front: "Front side", back: "Back side" };

/** The names of the reasons in the back office. */
export const reasonNames: Readonly<Record<KycRefusalReason, string>> = {
  blurred: "The picture is not sharp",
  dark: "The picture is too dark",
  glare: "Reflected light hides a part",
  cutOff: "A part is outside the picture",
  wrongDocument: "Another document, or its other side",
  expired: "The document has expired",
  copy: "A picture of a copy or of a screen",
  other: "Another reason",
};

/** Reads the refused documents from the form of the back office; throws a 422 for a reason that is not in the list. */
export function readRefusals(form: Readonly<Record<string, unknown>>): DocumentRefusals {
  const given = kycSides.flatMap((side) => {
    const reason = form[side];
    const words = form[`${side}Comment`];
    const comment = typeof words === "string" && words.trim() !== "" ? words : null;
    // Words about a document that is not refused would be lost.
    if ((reason === undefined || reason === "") && comment === null) return [];
    return [[side, { reason, comment }]];
  });
  const read = v.safeParse(DocumentRefusals, Object.fromEntries(given));
  if (!read.success)
    throw new Problem(
      422,
      "malformed",
      `Please choose a reason of the list, and write at most ${MAX_COMMENT} characters.`,
    );
  return read.output;
}

/** Returns the reasons as text: the reason of the whole check, for clients without the review of each document. */
export function describeRefusals(refusals: DocumentRefusals): string {
  return kycSides
    .flatMap((side) => {
      const refusal = refusals[side];
      if (!refusal) return [];
      const { reason, comment } = refusal;
      const words = reason === "other" ? comment : [reasonNames[reason], comment].filter(Boolean).join(". ");
      return [`${sideNames[side]}: ${words ?? reasonNames.other}`];
    })
    .join(" · ");
}
