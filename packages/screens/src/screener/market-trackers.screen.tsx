import { Card, Section, Stack, Tabs, ToggleGroup } from "@broker/ui";
import { useEffect, useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { type List, MarketTable, NoMarket } from "./market-table.view.tsx";
import { screenerMessages } from "./screener.messages.ts";
import { ScreenerView } from "./screener.view.tsx";
import { type Market, useMarketQuotes } from "./use-market-quotes.ts";
import { useScreener } from "./use-screener.ts";

/** The markets and lists by the third party's names. */
const markets = {
  stocks: { market: "us", all: "allStocks" },
  crypto: { market: "crypto", all: "allCrypto" },
} as const;
const lists = { overview: "general", gainers: "top_gainers", losers: "top_losers" } as const;

const isMarket = (id: string): id is Market => id in markets;
const isList = (id: string): id is List => id in lists;

interface ScreenerProps {
  address: string;
  market: Market;
  list: List;
  name: string;
  onFailed: () => void;
}

/** A list of the third party, or the message that there is no connection. */
function Screener({ address, market, list, name, onFailed }: ScreenerProps) {
  const t = useMessages(screenerMessages);
  const { status, attempt, frame, retry } = useScreener();
  useEffect(() => {
    if (status === "failed") onFailed();
  }, [status, onFailed]);
  if (status === "offline") return <NoMarket title={t("offline")} text={t("offlineText")} onRetry={retry} />;
  const wanted = new URLSearchParams({ market: markets[market].market, screen: lists[list] });
  return (
    <ScreenerView
      key={attempt}
      list={name}
      src={`${address}#${wanted}`}
      isLoaded={status === "loaded"}
      frameRef={frame}
    />
  );
}

interface OwnMarketProps {
  content: string | undefined;
  market: Market;
  list: List;
  name: string;
  onRetry: () => void;
}

/** The same list from the content port. */
const OwnMarket = ({ content, market, ...list }: OwnMarketProps) => (
  <MarketTable {...list} market={useMarketQuotes(content, market)} />
);

interface MarketTrackersProps {
  /** The address of the document that embeds the third party's lists. */
  address: string;
  /** The address of the content port, whose prices replace the third party's when it does not answer. */
  content?: string | undefined;
}

/** A third party's lists of stocks and cryptocurrencies (spec 2.5, block 4), or our own where it does not answer. */
export function MarketTrackers({ address, content }: MarketTrackersProps) {
  const t = useMessages(screenerMessages);
  const [market, setMarket] = useState<Market>("stocks");
  const [list, setList] = useState<List>("overview");
  // The state is shared by all lists: a third party that did not answer for one list is not waited for again in each tab.
  const [hasFailed, setFailed] = useState(false);
  const names = {
    overview: t(markets[market].all),
    gainers: t("gainers"),
    losers: t("losers"),
  } as const;
  const toContent = (id: List) => {
    const shared = { market, list: id, name: names[id] };
    return hasFailed ? (
      <OwnMarket {...shared} content={content} onRetry={() => setFailed(false)} />
    ) : (
      <Screener key={market} {...shared} address={address} onFailed={() => setFailed(true)} />
    );
  };
  return (
    <Card padding="large">
      <Section heading={t("title")} level={2}>
        <Stack gap={4}>
          <ToggleGroup
            label={t("markets")}
            value={market}
            options={[
              { id: "stocks", label: t("stocks") },
              { id: "crypto", label: t("crypto") },
            ]}
            onChange={(id) => {
              if (isMarket(id)) setMarket(id);
            }}
          />
          <Tabs
            label={t("tabs")}
            selected={list}
            onSelect={(id) => {
              if (isList(id)) setList(id);
            }}
            items={(["overview", "gainers", "losers"] as const).map((id) => ({
              id,
              label: names[id],
              content: toContent(id),
            }))}
          />
        </Stack>
      </Section>
    </Card>
  );
}
