import { formatLongDay } from "../../event-words.ts";
import type { SiteLanguage } from "../../languages.ts";
import type { SiteMessages } from "../../messages/site-messages.ts";
import { dayOf } from "../../market/calendar.ts";
import { newsDays, type Piece, listPieces, topics } from "../../market/news.ts";
import { useAddress, useDates, useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { AsOf } from "../../parts/quotes.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { newsPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as css from "./tools.css.ts";
import { Pieces } from "./pieces.tsx";

/** The content of a page of the news: the latest articles, a day, or a topic. */
export type NewsShown = "latest" | { readonly day: string } | { readonly topic: Piece["topic"] };

/** The number of articles on the front page of the news. */
const LATEST = 6;

export const topicNameOf = ({ frame, tools }: SiteMessages, topic: Piece["topic"]): string =>
  topic === "economy" ? tools.news.economy : frame.groups[topic];

/** Returns the articles of a page. */
export function piecesOf(language: SiteLanguage, shown: NewsShown): readonly Piece[] {
  const all = listPieces(language);
  if (shown === "latest") return all.slice(0, LATEST);
  return all.filter((piece) =>
    "day" in shown ? dayOf(piece.at) === shown.day : piece.topic === shown.topic,
  );
}

/** A page of short articles, the first one large. */
export function News({ shown }: { readonly shown: NewsShown }) {
  const messages = useMessages();
  const { frame, tools } = messages;
  const { news } = tools;
  const { language } = usePage();
  const address = useAddress();
  const date = useDates();
  const crumb =
    shown === "latest"
      ? null
      : "day" in shown
        ? formatLongDay(language, shown.day)
        : topicNameOf(messages, shown.topic);
  return (
    <>
      <PageHead
        crumbs={[
          { name: frame.tools },
          { name: news.title, path: paths.news },
          ...(crumb === null ? [] : [{ name: crumb }]),
        ]}
        headline={crumb ?? news.headline}
        lead={news.lead}
        action={<Action href={address(paths.calendar)}>{news.action}</Action>}
      />
      <div className={layout.wide}>
        <div className={css.aboveNews}>
          <Tabs
            label={news.topics}
            tabs={[
              { path: paths.news, name: news.latest },
              ...topics.map((topic) => ({ path: newsPath(topic), name: topicNameOf(messages, topic) })),
            ]}
          />
          <Tabs
            label={news.days}
            tabs={newsDays.map((day) => ({
              path: newsPath(day),
              name: date(day, { weekday: "short", day: "numeric", month: "short" }),
            }))}
          />
        </div>
        <Pieces of={piecesOf(language, shown)} />
        <AsOf />
        <div className={`${css.notes} ${css.end}`}>
          <p>{tools.demonstration}</p>
          <a className={css.download} href={`${address(paths.news)}/atom.xml`}>
            {news.feed}
          </a>
        </div>
      </div>
    </>
  );
}
