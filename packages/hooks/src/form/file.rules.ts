import type { Issue } from "./issue.ts";

/** What a file is judged by; the provider judges its content. */
export interface FileFacts {
  /** As the browser tells it, such as `image/png`. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The largest file that is taken, in bytes (spec 9). */
const MAX_BYTES = 5_242_880;

/** What a file picker offers for papers: images and PDF. */
export const paperTypes = ["image/*", "application/pdf"] as const;

/** Judges a file by the types that are taken, `image/*` for all of a kind, and by its size. */
export function fileIssue(
  { type, size }: FileFacts,
  types: readonly string[],
): Issue<"fileType" | "fileTooLarge"> | null {
  const isTaken = types.some((taken) => taken === type || (taken === "image/*" && type.startsWith("image/")));
  if (!isTaken) return { code: "fileType" };
  return size > MAX_BYTES ? { code: "fileTooLarge" } : null;
}
