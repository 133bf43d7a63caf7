import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { type StatementFile, useStatements } from "./use-statements.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: listed } = examples.GetStatements.success;
const answer = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });
const capable = (list: () => unknown = () => listed) =>
  createTestProvider({
    GetCapabilities: () => answer({ ...told, capabilities: [...told.capabilities, "statements"] }),
    GetStatements: () => answer(list()),
  });

test("statements are a list with dates and formats, beside the periods that can be requested", async () => {
  const { broker } = await signedIn(capable());
  const { result } = await renderHook(() => useStatements(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      status: "loaded",
      rows: [
        { kind: "month", subject: "2026-10", isReady: true, madeAt: new Date("2026-11-01T01:05:00Z") },
        { kind: "transaction", formats: ["pdf"] },
        {},
        { kind: "year", subject: "2025" },
      ],
      months: ["2026-08", "2026-07"],
      years: ["2024"],
      isRequesting: false,
      downloading: null,
    });
});

test("a statement that is being made is read again until it is ready", async () => {
  let reads = 0;
  const [first, ...others] = listed.statements;
  const making = { ...first, state: "making", madeAt: null, formats: [] };
  const { broker } = await signedIn(
    capable(() => {
      reads += 1;
      return { ...listed, statements: [reads < 2 ? making : first, ...others] };
    }),
  );
  const { result } = await renderHook(() => useStatements(), within(broker));
  const firstRow = () => (result.current.status === "loaded" ? result.current.rows[0] : null);
  await expect.poll(firstRow).toMatchObject({ isReady: false });
  await expect.poll(firstRow, { timeout: 5000 }).toMatchObject({ isReady: true });
  expect(reads).toBe(2);
});

test("a request reads the list again, a download sends the bytes, and each failure is that of its command", async () => {
  const { broker, provider } = await signedIn(capable());
  const files: StatementFile[] = [];
  const { result, act } = await renderHook(
    () => useStatements({ onFile: (file) => void files.push(file) }),
    within(broker),
  );
  await expect.poll(() => result.current.status).toBe("loaded");
  const run = (command: (state: Extract<typeof result.current, { status: "loaded" }>) => void) =>
    act(() => {
      if (result.current.status === "loaded") command(result.current);
    });
  await run(({ request }) => request({ kind: "month", subject: "2026-08" }));
  await expect.poll(() => provider.calls.filter((call) => call === "GetStatements")).toHaveLength(2);
  await run(({ download }) => download({ id: "5b0e", format: "csv" }));
  await expect
    .poll(() => files)
    .toMatchObject([{ fileName: "statement-2026-10.csv", mediaType: "text/csv" }]);
  expect(new TextDecoder().decode(files[0]?.bytes)).toContain(`"Account","Date","Movement"`);
  provider.turnAway("DownloadStatement", 403);
  await run(({ download }) => download({ id: "5b0e", format: "pdf" }));
  await expect
    .poll(() => result.current)
    .toMatchObject({ downloadFailure: { operation: "DownloadStatement" }, requestFailure: null });
});
