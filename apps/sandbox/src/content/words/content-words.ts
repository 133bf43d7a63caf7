import type { components } from "@broker/api-spec/content";
import type { SeriesId } from "../calendar/series.ts";

type Kind = components["schemas"]["Event"]["kind"];
type Group = components["schemas"]["Group"];

/** The values of a sentence about a published figure, all formatted. */
interface FigureSaid {
  readonly country: string;
  readonly name: string;
  readonly actual: string;
  readonly forecast: string;
  readonly previous: string;
}

/** The values of a sentence about a price move. */
interface MoveSaid {
  readonly name: string;
  /** The percentage without a sign. */
  readonly percent: string;
  readonly price: string;
}

/** The texts of the feed in one language. */
export interface ContentWords {
  /** The locale for `Intl`. */
  readonly locale: string;
  readonly series: Readonly<Record<SeriesId, string>>;
  readonly countries: Readonly<Record<string, string>>;
  /** The names of commodities and indices by symbol; other instruments are not translated. */
  readonly names: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<Group, string>>;
  /** An explanation of each kind of figure. */
  readonly why: Readonly<Record<Kind, string>>;
  readonly figure: {
    title(said: FigureSaid): string;
    above(said: FigureSaid): string;
    below(said: FigureSaid): string;
    met(said: FigureSaid): string;
    rose(said: MoveSaid): string;
    fell(said: MoveSaid): string;
    still(said: MoveSaid): string;
  };
  readonly day: {
    rises(said: MoveSaid): string;
    falls(said: MoveSaid): string;
    range(price: string, low: string, high: string): string;
    group(group: string, count: string, risen: string): string;
    furthest(movers: string): string;
    week(percent: string): string;
  };
  readonly ahead: {
    title(count: string): string;
    readonly lead: string;
    entry(day: string, country: string, name: string): string;
  };
}
