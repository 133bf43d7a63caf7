import type { Issue } from "./issue.ts";

/** The facts by which a file is validated; the provider validates its content. */
export interface FileFacts {
  /** The media type from the browser, such as `image/png`. */
  readonly type: string;
  /** The size in bytes. */
  readonly size: number;
}

/** The largest accepted file, in bytes (spec 9). */
const MAX_BYTES = 5_242_880;

/** The file types that a file picker offers for documents: images and PDF. */
export const paperTypes = ["image/*", "application/pdf"] as const;

/** Validates a file by the accepted types, `image/*` for all of a kind, and by its size. */
export function fileIssue(
  { type, size }: FileFacts,
  types: readonly string[],
): Issue<"fileType" | "fileTooLarge"> | null {
  const isTaken = types.some((taken) => taken === type || (taken === "image/*" && type.startsWith("image/")));
  if (!isTaken) return { code: "fileType" };
  return size > MAX_BYTES ? { code: "fileTooLarge" } : null;
}
