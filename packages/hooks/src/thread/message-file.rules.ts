import type { Input } from "@broker/sdk";
import type { ProviderSettings } from "../capability/capability.rules.ts";
import { fileIssue } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";

/** The codes of a file that cannot be sent with a message. */
export type MessageFileCode = "fileType" | "fileTooLarge";

/** The file types that a file picker offers for a message: photos and PDF. */
export const messageFileTypes = ["image/jpeg", "image/png", "application/pdf"] as const;

const fields = ["File1", "File2", "File3"] as const;

/** Returns how many files a provider takes with a message. */
export function mostFilesOf({ limits }: Pick<ProviderSettings, "limits">): number {
  const most = limits.messages?.files ?? 0;
  return Number.isInteger(most) ? Math.max(0, Math.min(most, fields.length)) : 0;
}

/** Returns why each file of a message cannot be sent; null for a file that can be sent. The provider validates the content. */
export const listFileIssues = (files: readonly File[]): readonly (Issue<MessageFileCode> | null)[] =>
  files.map((file) => fileIssue(file, messageFileTypes));

/** Converts files to the fields of the request; without files there are no fields. */
export const toSentFiles = (files: readonly File[]): Pick<Input<"SendMessage">, (typeof fields)[number]> =>
  Object.fromEntries(
    fields.flatMap((field, index) => {
      const file = files[index];
      return file ? [[field, file] as const] : [];
    }),
  );

/** Returns the names of files. */
export const namesOf = (files: readonly { readonly name: string }[]): readonly string[] =>
  files.map(({ name }) => name);

/**
 * Converts the names of files to one text for a comparison. A provider may change the extension of a name, its signs and a
 * long beginning, so that these are left out; a name without any letter or digit is replaced by the name of its field, as a
 * provider replaces it.
 */
const toComparable = (names: readonly string[]): string =>
  names
    .map(
      (name, index) =>
        name
          .replace(/\.[^.]*$/, "")
          .replaceAll(/[^\p{L}\p{N}]/gu, "")
          .slice(-40) ||
        (fields[index] ?? ""),
    )
    .toSorted()
    .join("/");

/** Returns whether files with these names are the files of a message that arrived. */
export const areSameFiles = (names: readonly string[], arrived: readonly string[]): boolean =>
  toComparable(names) === toComparable(arrived);

/** Returns the names of the files that the user chose before a reload and has not chosen again. */
export const listLost = (lost: readonly string[], files: readonly File[]): readonly string[] =>
  lost.filter((name) => !files.some((file) => file.name === name));
