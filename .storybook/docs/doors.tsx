import { Card, Grid, Heading, Link, Stack, Text } from "@broker/ui";
import dashboard from "../__screenshots__/screens-dashboard-loaded.png";
import table from "../__screenshots__/data-table-playground.png";
import brands from "../__screenshots__/foundations-sheet-kite.png";
import chart from "../__screenshots__/data-area-chart-playground.png";

interface Door {
  reader: string;
  text: string;
  picture: string;
  links: readonly (readonly [words: string, page: string])[];
}

const doors: readonly Door[] = [
  {
    reader: "I design",
    text: "What a brand decides, every part with its states, and every screen on desktops and phones.",
    picture: dashboard,
    links: [
      ["The sheet of all parts", "/story/foundations-sheet--house"],
      ["Tokens", "/story/foundations-tokens--colour"],
      ["Voice", "/docs/foundations-voice--docs"],
      ["Dashboard", "/docs/screens-dashboard--docs"],
    ],
  },
  {
    reader: "I build",
    text: "Examples to paste, all properties of each part, and the journeys drawn from their machines.",
    picture: table,
    links: [
      ["Playground", "/story/guides-playground--playground"],
      ["Button", "/docs/actions-button--docs"],
      ["Form", "/docs/fields-form--docs"],
      ["Names elsewhere", "/docs/guides-names-elsewhere--docs"],
      ["API reference", "/docs/guides-api-reference--docs"],
    ],
  },
  {
    reader: "I brand",
    text: "One accent and one neutral make a whole theme, which is refused where it cannot be read.",
    picture: brands,
    links: [
      ["Brand studio", "/story/foundations-brand-studio--studio"],
      ["White label", "/docs/guides-white-label--docs"],
      ["Theming", "/docs/guides-theming--docs"],
      ["Two brands, all screens", "/docs/screens-white-label--docs"],
    ],
  },
  {
    reader: "I test",
    text: "Every state as a story, faults of the network in the toolbar, and a provider to work against.",
    picture: chart,
    links: [
      ["Errors", "/docs/guides-errors--docs"],
      ["Accessibility", "/docs/guides-accessibility--docs"],
      ["Sandbox", "/docs/guides-sandbox--docs"],
      ["Deposit", "/docs/flows-deposit--docs"],
    ],
  },
];

/** The four ways into this site, by what a reader wants to do. */
export function Doors() {
  return (
    <div className="doors sb-unstyled">
      <Grid columns={2}>
        {doors.map(({ reader, text, picture, links }) => (
          <Card key={reader}>
            <img className="doors-picture" src={picture} alt="" />
            <Stack gap={2}>
              <Heading level={2} size="title">
                {reader}
              </Heading>
              <Text>{text}</Text>
              {links.map(([words, page]) => (
                <Link key={page} href={`./?path=${page}`} target="_parent" look="standalone">
                  {words}
                </Link>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
