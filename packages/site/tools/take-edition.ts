import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { takeEdition } from "../src/feed/edition.ts";
import { languages } from "../src/languages.ts";

const kept = join(import.meta.dirname, "../src/feed/generated/edition.json");

/** Stores a feed's current answers as the edition of the build: in `file`, or in place of the last edition. */
const [address, file = kept] = process.argv.slice(2);
if (address === undefined)
  throw new Error("Give the address of the feed, such as http://localhost:4000/content");

const edition = await takeEdition(
  async (path) => (await fetch(`${address}/${path}`)).json(),
  languages.map(({ tag }) => tag),
);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(edition, null, 1)}\n`);
