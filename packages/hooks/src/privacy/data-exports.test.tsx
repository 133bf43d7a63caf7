import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import type { DataExportFile } from "./privacy.mutations.ts";
import { useDataExports } from "./use-data-exports.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: listed } = examples.GetDataRequests.success;
const answer = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });
const capable = (list: () => unknown = () => listed) =>
  createTestProvider({
    GetCapabilities: () => answer({ ...told, capabilities: [...told.capabilities, "privacy"] }),
    GetDataRequests: () => answer(list()),
  });

test("copies are a list with dates, beside when another one can be requested", async () => {
  const { broker } = await signedIn(capable());
  const { result } = await renderHook(() => useDataExports(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      rows: [{ state: "ready", availableUntil: new Date("2026-11-27T09:29:00Z"), parts: 1 }],
      possibleFrom: null,
      days: 7,
      isRequesting: false,
      downloading: null,
    });
});

test("a copy that is being made is read again until it is ready", async () => {
  let reads = 0;
  const [first] = listed.exports;
  const making = { ...first, state: "making", madeAt: null, availableUntil: null, size: 0, parts: 0 };
  const { broker } = await signedIn(
    capable(() => {
      reads += 1;
      return { ...listed, exports: [reads < 2 ? making : first] };
    }),
  );
  const { result } = await renderHook(() => useDataExports(), within(broker));
  const state = () => (result.current.status === "loaded" ? result.current.rows[0]?.state : null);
  await expect.poll(state).toBe("making");
  await expect.poll(state, { timeout: 8000 }).toBe("ready");
  expect(reads).toBe(2);
});

test("a request is sent once and reads the list again, and a download has all parts in order", async () => {
  const [first] = listed.exports;
  const { broker, provider } = await signedIn(
    capable(() => ({ ...listed, exports: [{ ...first, parts: 3 }] })),
  );
  const files: DataExportFile[] = [];
  const { result, act } = await renderHook(
    () => useDataExports({ onFile: (file) => void files.push(file) }),
    within(broker),
  );
  const count = (name: string) => provider.calls.filter((call) => call === name).length;
  await expect.poll(() => result.current.status).toBe("loaded");
  const run = (command: (state: Extract<typeof result.current, { status: "loaded" }>) => void) =>
    act(() => {
      if (result.current.status === "loaded") command(result.current);
    });
  await run(({ request }) => {
    request();
    request();
  });
  await expect.poll(() => count("GetDataRequests")).toBe(2);
  expect(count("RequestDataExport")).toBe(1);
  await run(({ rows: [copy], download }) => {
    if (copy) download(copy);
    if (copy) download(copy);
  });
  await expect.poll(() => files).toMatchObject([{ fileName: "my-data-2026-11-20.zip" }]);
  expect(files[0]?.parts.map((part) => part[0])).toEqual([0x50, 0x50, 0x50]);
  expect(count("DownloadDataExport")).toBe(3);
  provider.turnAway("DownloadDataExport", 403);
  await run(({ rows: [copy], download }) => copy && download(copy));
  await expect
    .poll(() => result.current)
    .toMatchObject({ downloadFailure: { operation: "DownloadDataExport" }, requestFailure: null });
});
