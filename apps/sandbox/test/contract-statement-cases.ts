import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";

/** The cases of statements. */
export const statementCases = {
  GetStatements: {
    success: async ({ demo }) => {
      const { months, statements } = await demo.client.call("GetStatements", {});
      expect(months.length + statements.length).toBeGreaterThan(3);
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetStatements", {})),
  },
  RequestStatement: {
    success: async ({ demo }) => {
      const { months } = await demo.client.call("GetStatements", {});
      const asked = { kind: "month", subject: months.at(-1) ?? "" } as const;
      const first = await demo.client.call("RequestStatement", asked);
      expect(await demo.client.call("RequestStatement", asked)).toEqual(first);
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("RequestStatement", { kind: "month", subject: "2099-01" }), 1121),
  },
  DownloadStatement: {
    success: async ({ provider, demo }) => {
      const { months } = await demo.client.call("GetStatements", {});
      const asked = { kind: "month", subject: months[0] ?? "" } as const;
      const { statementId } = await demo.client.call("RequestStatement", asked);
      await provider.work();
      const file = await demo.client.call("DownloadStatement", { statementId, format: "csv" });
      expect(file).toMatchObject({ mediaType: "text/csv", fileName: `statement-${months[0]}.csv` });
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("DownloadStatement", { statementId: "no-such", format: "pdf" }), 1120),
  },
} as const satisfies Partial<Record<Operation, Case>>;
