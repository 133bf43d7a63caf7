import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import type { Visitor } from "./provider.ts";

/** Downloads the copy of a client's data, and returns its bytes and the text of each file. */
export async function downloadCopy(exportId: string, { client }: Pick<Visitor, "client">) {
  const { exports } = await client.call("GetDataRequests", {});
  const { parts = 0, size } = exports.find((one) => one.exportId === exportId) ?? {};
  const pieces: Buffer[] = [];
  for (let part = 1; part <= parts; part += 1) {
    const { content } = await client.call("DownloadDataExport", { exportId, part });
    pieces.push(Buffer.from(content, "base64"));
  }
  const bytes = Buffer.concat(pieces);
  expect(bytes).toHaveLength(size ?? 0);
  const files = unzipSync(new Uint8Array(bytes));
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  return {
    files,
    parts,
    read,
    all: Object.values(files)
      .map((one) => strFromU8(one))
      .join("\n"),
  };
}
