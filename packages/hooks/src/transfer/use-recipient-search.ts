import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import type { FoundRecipient } from "./transfer.intent.ts";
import { transferQueries } from "./transfer.queries.ts";
import { toSearchText } from "./transfer.rules.ts";

/** Another user as a screen may show them: the provider masks the name. */
export interface Recipient {
  readonly cTraderLogin: string;
  readonly display: string;
}

/** The search for a recipient by a complete e-mail address or trading login; `incomplete` while the text is neither. */
export type RecipientSearch = {
  readonly text: string;
  change(text: string): void;
} & (
  | { readonly status: "incomplete" | "searching" }
  | { readonly status: "found"; readonly recipients: readonly Recipient[] }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void }
);

/** The search, with the unmasked results that the transfer itself needs. */
interface RecipientSearchState {
  readonly search: RecipientSearch;
  readonly found: readonly FoundRecipient[];
}

/** Searches for the recipient of a transfer, by the typed text. */
export function useRecipientSearch(): RecipientSearchState {
  const broker = useBroker();
  const [text, setText] = useState("");
  const wanted = toSearchText(text);
  const query = useQuery(
    {
      ...transferQueries.recipients(broker, wanted ?? ""),
      enabled: wanted !== null,
    },
    broker.queryClient,
  );
  const common = { text, change: setText };
  if (wanted === null) return { search: { ...common, status: "incomplete" }, found: [] };
  if (query.data) {
    const recipients = query.data.map(({ cTraderLogin, display }) => ({ cTraderLogin, display }));
    return { search: { ...common, status: "found", recipients }, found: query.data };
  }
  if (query.isError) {
    const failure = toFailure(query.error, "GetEmailAndLoginForCTrader");
    return {
      search: { ...common, status: "failed", failure, retry: () => void query.refetch() },
      found: [],
    };
  }
  return { search: { ...common, status: "searching" }, found: [] };
}
