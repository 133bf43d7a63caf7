import { Card, Section, Stack, Tabs, ToggleGroup } from "@broker/ui";
import { useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { screenerMessages } from "./screener.messages.ts";
import { ScreenerView } from "./screener.view.tsx";
import { useScreener } from "./use-screener.ts";

/** The markets and lists by the third party's names. */
const markets = {
  stocks: { market: "us", all: "allStocks" },
  crypto: { market: "crypto", all: "allCrypto" },
} as const;
const lists = { overview: "general", gainers: "top_gainers", losers: "top_losers" } as const;

type Market = keyof typeof markets;
type List = keyof typeof lists;

const isMarket = (id: string): id is Market => id in markets;
const isList = (id: string): id is List => id in lists;

function Screener({ address, market, list, name }: ScreenerProps) {
  const { status, attempt, frame, retry } = useScreener();
  const wanted = new URLSearchParams({ market: markets[market].market, screen: lists[list] });
  const isWanted = status === "loading" || status === "loaded";
  return (
    <ScreenerView
      key={attempt}
      list={name}
      src={isWanted ? `${address}#${wanted}` : undefined}
      status={status}
      frameRef={frame}
      retry={retry}
    />
  );
}

interface ScreenerProps {
  address: string;
  market: Market;
  list: List;
  name: string;
}

/** A third party's lists of stocks and cryptocurrencies, in a frame with an opaque origin (spec 2.5, block 4). */
export function MarketTrackers({ address }: { address: string }) {
  const t = useMessages(screenerMessages);
  const [market, setMarket] = useState<Market>("stocks");
  const [list, setList] = useState<List>("overview");
  const names = {
    overview: t(markets[market].all),
    gainers: t("gainers"),
    losers: t("losers"),
  } as const;
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
              content: <Screener key={market} address={address} market={market} list={id} name={names[id]} />,
            }))}
          />
        </Stack>
      </Section>
    </Card>
  );
}
