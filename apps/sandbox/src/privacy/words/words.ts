import type { DataFile } from "../personal-data.store.ts";

/** The texts of the page that says what is in an archive, in one language. */
export interface IndexWords {
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  /** What the archive is, with the time at which its data were read as `{time}` in UTC. */
  readonly intro: string;
  /** What is not in the archive, and why. */
  readonly leftOut: string;
  /** The content of the text that replaces a file that is no longer stored. */
  readonly missing: string;
  readonly what: string;
  readonly file: string;
  readonly rows: string;
  /** The folder of files. */
  readonly files: string;
  readonly names: Readonly<Record<DataFile, string>>;
}
