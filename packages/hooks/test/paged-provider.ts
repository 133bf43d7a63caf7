import { examples } from "@broker/api-spec/examples";
import { createTestProvider } from "./provider.ts";

const { data: told } = examples.GetCapabilities.success;
const ok = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });
const [row] = examples.GetDepositPage.success.data.rows;

/** The answer of a provider with pages to what it has. */
export const capable = {
  GetCapabilities: () => ok({ ...told, capabilities: [...told.capabilities, "paging"] }),
};

/** Creates a provider with a number of deposits, newest first, that answers pages as the contract says, and the whole list. */
export function createPagedProvider(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `D-${count - index}`);
  const asked: string[] = [];
  const refused = new Set<string>();
  const toRow = (transactionId: string) => Object.assign({}, row, { transactionId });
  const provider = createTestProvider({
    ...capable,
    GetDepositTransactionsByUser: () => ok(ids.map(toRow)),
    GetDepositPage({ url }) {
      const query = new URL(url).searchParams;
      asked.push(query.toString());
      if (refused.has(query.get("cursor") ?? ""))
        return Response.json({ responseCode: 1180, responseMessage: "", data: null });
      const first = ids.indexOf(query.get("cursor") ?? "") + 1;
      const shown = ids.slice(first, first + Number(query.get("limit")));
      const isLast = shown.at(-1) === ids.at(-1);
      return ok({ rows: shown.map(toRow), nextCursor: isLast ? null : shown.at(-1) });
    },
  });
  return { provider, ids, asked, refuseCursor: (cursor: string) => void refused.add(cursor) };
}
