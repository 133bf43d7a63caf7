/** The choices on which a picture depends, as a story or a mode sets them; unset choices are those of the house brand. */
export type Choices = Readonly<Record<string, unknown>>;

/** The story of a picture, as its source and the toolbar describe it. */
export interface PicturedStory {
  title: string;
  tags: readonly string[];
  /** The story's own globals, which override those of a mode. */
  globals: Choices;
}

/** A picture that Chromatic takes: the globals of its mode; `viewport` is Chromatic's own, in px. */
export type Mode = Readonly<Record<string, string | number>>;

const widths: Readonly<Record<string, number>> = { narrow: 320, phone: 390, tablet: 820, desk: 1440 };
const usual = 1280;

const house: Choices = { brand: "house", scheme: "light", locale: "en", direction: "auto" };

/** The surroundings in which the lead of a title is rendered, besides its own. */
const dark = { scheme: "dark" };
const phone = { viewport: { value: "phone" } };
const rightToLeft = { direction: "rtl" };
const whiteLabels = [{ brand: "meridian" }, { brand: "kite", scheme: "dark", viewport: { value: "phone" } }];

interface Area {
  name: string;
  title: RegExp;
  /** The surroundings of every story. */
  every: readonly Choices[];
  /** The further surroundings of the lead, the first story of a title. */
  lead: readonly Choices[];
  /** Which changes these pictures find. */
  why: string;
}

/** The areas of the stories, with the modes in which their pictures are taken. The first area that matches a title applies. */
export const areas: readonly Area[] = [
  {
    name: "Internals",
    title: /^Internals\//,
    every: [],
    lead: [],
    why: "plumbing without a look of its own, which plays test",
  },
  {
    name: "Behaviour and motion",
    title: /^(Foundations\/(Motion|Brand studio)|Flows\/Statecharts\/(?!Withdrawal$).*)$/,
    every: [],
    lead: [],
    why: "behaviour, which their plays test, or motion: a still picture shows neither; all statecharts are drawn by the same code, and one is pictured",
  },
  {
    name: "Foundations and statecharts",
    title: /^(Foundations\/|Flows\/Statecharts\/)/,
    every: [{}],
    lead: [],
    why: "each foundation has a story per brand and scheme; a statechart is documentation",
  },
  {
    name: "Screens and flows",
    title: /^(Screens|Flows)\//,
    every: [{}, phone],
    lead: [dark, rightToLeft, ...whiteLabels],
    why: "a state of a screen has a layout for phones; colours, direction and brands are the same in all its states",
  },
  {
    name: "Public site",
    title: /^Site\//,
    every: [{}],
    lead: [dark, phone, rightToLeft],
    why: "a section has stories of its own for phones and the dark scheme where its layout differs",
  },
  {
    name: "Parts",
    title: /./,
    every: [{}],
    lead: [dark, phone, rightToLeft],
    why: "a state of a part differs in the house brand; Foundations/Sheet shows all parts in every brand",
  },
];

const valueOf = (choice: unknown): string =>
  typeof choice === "object" && choice !== null ? String(Reflect.get(choice, "value")) : String(choice);

const isPinned = (globals: Choices): boolean =>
  Object.keys(globals).some((name) => name in house || ["viewport", "density", "motion"].includes(name));

/** Returns the name of a picture: what differs from the house brand in English on a desk. */
function nameOf(choices: Choices): string {
  const all: Choices = { ...house, ...choices };
  const { brand, scheme, viewport, direction, locale, density, motion } = all;
  return [
    brand,
    scheme === "light" ? "" : scheme,
    viewport === undefined ? "" : valueOf(viewport),
    direction === "rtl" ? "right to left" : direction === "ltr" ? "left to right" : "",
    locale === "en" ? "" : `in ${String(locale)}`,
    density === "compact" ? "compact" : "",
    motion === "reduced" ? "with reduced motion" : "",
  ]
    .filter((word) => word !== "")
    .map(String)
    .join(" ");
}

/** Returns the width of the window in which a story is shown, in px. */
export const widthOf = ({ viewport }: Choices): number =>
  viewport === undefined ? usual : (widths[valueOf(viewport)] ?? usual);

function modeOf(choices: Choices): Mode {
  const all: Choices = { ...house, ...choices };
  const { viewport: _, ...others } = all;
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    viewport: widthOf(choices),
  };
}

/** Returns the area of a title. */
function areaOf(title: string): Area {
  const area = areas.find((area) => area.title.test(title));
  if (area === undefined) throw new Error(`No area has the title ${title}.`);
  return area;
}

/** Returns whether a story only repeats another in different surroundings; the default test run excludes these. */
const isTwin = ({ tags }: PicturedStory): boolean => !tags.includes("test");

/** Returns whether a story may be the lead of its title: pictured, in surroundings that the story does not set. */
export const canLead = (story: PicturedStory): boolean => !isTwin(story) && !isPinned(story.globals);

/** Returns the pictures that the lead of a title adds: those that no story of the title shows already. */
export function leadPictures(title: string, stories: readonly PicturedStory[]): readonly string[] {
  const shown = new Set(stories.filter((story) => !isTwin(story)).map(({ globals }) => nameOf(globals)));
  return areaOf(title)
    .lead.map(nameOf)
    .filter((name) => !shown.has(name));
}

/**
 * Returns the pictures of a story by name. A story that sets its own surroundings has one picture, which is named
 * after them.
 *
 * @param added the names of the pictures that a lead adds
 */
export function picturesOf(
  story: PicturedStory,
  added: readonly string[] = [],
): Readonly<Record<string, Mode>> {
  const area = areaOf(story.title);
  if (isTwin(story) || area.every.length === 0) return {};
  const chosen = isPinned(story.globals)
    ? [story.globals]
    : [...area.every, ...area.lead.filter((choices) => added.includes(nameOf(choices)))];
  return Object.fromEntries(chosen.map((choices) => [nameOf(choices), modeOf(choices)]));
}
