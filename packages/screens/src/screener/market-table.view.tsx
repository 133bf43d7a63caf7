import {
  Button,
  EmptyState,
  Inline,
  ListRow,
  ListRows,
  Notice,
  SimpleTable,
  Skeleton,
  Sparkline,
  Stack,
  type TableColumn,
  Text,
  Trend,
  TrendingDown,
  TrendingUp,
  useIsBelow,
} from "@broker/ui";
import { type Translate, useMessages } from "../i18n/translation.tsx";
import { screenerMessages } from "./screener.messages.ts";
import type { MarketQuotes } from "./use-market-quotes.ts";

/** The lists of a market. */
export type List = "overview" | "gainers" | "losers";

type Quote = Extract<MarketQuotes, { status: "loaded" }>["quotes"][number];
type Words = Translate<typeof screenerMessages>;

/** The most rows of a list, which is about the height of the third party's. */
const MOST = 10;

/** Returns the quotes of a list, in the order of their moves, the largest first. */
function listed(quotes: readonly Quote[], list: List): readonly Quote[] {
  if (list === "overview") return quotes.slice(0, MOST);
  const sign = list === "gainers" ? 1 : -1;
  return quotes
    .filter(({ change }) => change * sign > 0)
    .toSorted((one, other) => (other.change - one.change) * sign)
    .slice(0, MOST);
}

function Price({ value, locale }: { value: string; locale: string }) {
  const digits = value.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (
    <Text as="span" figures="tabular">
      <bdi>{format.format(Number(value))}</bdi>
    </Text>
  );
}

function Change({ change, locale }: { change: number; locale: string }) {
  const format = new Intl.NumberFormat(locale, {
    style: "percent",
    signDisplay: "exceptZero",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const direction = change > 0 ? "up" : change < 0 ? "down" : "flat";
  return <Trend direction={direction} label={format.format(change / 100)} />;
}

const columnsOf = (t: Words): readonly TableColumn<Quote>[] => {
  const { locale } = t.language;
  return [
    { id: "symbol", header: t("instrument"), cell: ({ symbol }) => <bdi>{symbol}</bdi> },
    { id: "bid", header: t("bid"), align: "end", cell: ({ bid }) => <Price value={bid} locale={locale} /> },
    { id: "ask", header: t("ask"), align: "end", cell: ({ ask }) => <Price value={ask} locale={locale} /> },
    {
      id: "change",
      header: t("today"),
      align: "end",
      cell: ({ change }) => <Change change={change} locale={locale} />,
    },
    {
      id: "curve",
      header: t("curve"),
      align: "end",
      cell: ({ symbol, curve, change }) =>
        curve.length > 1 && (
          <Sparkline
            label={t("curveOf", { symbol })}
            values={curve.map(Number)}
            tone={change < 0 ? "negative" : "positive"}
          />
        ),
    },
    { id: "market", header: t("markets"), cell: ({ isOpen }) => t(isOpen ? "open" : "closed") },
  ];
};

interface QuotesProps {
  name: string;
  list: List;
  quotes: readonly Quote[];
}

function Quotes({ name, list, quotes }: QuotesProps) {
  const t = useMessages(screenerMessages);
  const isPhone = useIsBelow("medium");
  const { locale } = t.language;
  const rows = listed(quotes, list);
  const none = <EmptyState title={t(list === "losers" ? "noLosers" : "noGainers")} level={3} />;
  if (!isPhone || rows.length === 0)
    return (
      <SimpleTable
        label={name}
        columns={columnsOf(t)}
        rows={rows}
        rowId={({ symbol }) => symbol}
        emptyState={none}
      />
    );
  return (
    <ListRows label={name}>
      {rows.map(({ symbol, bid, change, isOpen }) => (
        <ListRow
          key={symbol}
          icon={change < 0 ? TrendingDown : TrendingUp}
          title={<bdi>{symbol}</bdi>}
          meta={t(isOpen ? "open" : "closed")}
          amount={<Price value={bid} locale={locale} />}
          badge={<Change change={change} locale={locale} />}
        />
      ))}
    </ListRows>
  );
}

/** A message in place of market data, with a retry. */
export function NoMarket({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const t = useMessages(screenerMessages);
  const retry = (
    <Button variant="secondary" onPress={onRetry}>
      {t("retry")}
    </Button>
  );
  return (
    <EmptyState title={title} level={3} icon={TrendingUp} action={retry}>
      {text}
    </EmptyState>
  );
}

interface MarketTableProps {
  /** The name of the list. */
  name: string;
  list: List;
  market: MarketQuotes;
  onRetry: () => void;
}

/** Our own table of the day's prices, in place of a third party that does not answer. */
export function MarketTable({ name, list, market, onRetry }: MarketTableProps) {
  const t = useMessages(screenerMessages);
  if (market.status === "missing")
    return <NoMarket title={t("failed")} text={t("failedText")} onRetry={onRetry} />;
  return (
    <Stack gap={4}>
      <Notice tone="information">{t("ownPrices")}</Notice>
      {market.status === "loading" ? (
        <Skeleton height="block" />
      ) : (
        <Quotes name={name} list={list} quotes={market.quotes} />
      )}
      <Inline justify="between">
        <Text size="small" tone="muted">
          {market.status === "loaded" &&
            t("asOf", {
              time: new Date(market.at).toLocaleString(t.language.locale, {
                dateStyle: "medium",
                timeStyle: "short",
              }),
            })}
        </Text>
        <Button variant="secondary" onPress={onRetry}>
          {t("retry")}
        </Button>
      </Inline>
    </Stack>
  );
}
