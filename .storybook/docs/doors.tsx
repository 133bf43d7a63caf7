import { Card, Grid, Heading, Link, Stack, Text } from "@broker/ui";
import dashboard from "../__screenshots__/screens-dashboard-loaded.png";
import amount from "../__screenshots__/flows-deposit-entering-amount.png";
import brand from "../__screenshots__/foundations-sheet-kite.png";
import refused from "../__screenshots__/flows-deposit-payment-unpayable.png";

interface Door {
  reader: string;
  text: string;
  picture: string;
  links: readonly (readonly [words: string, page: string, text: string])[];
}

const doors: readonly Door[] = [
  {
    reader: "I design",
    text: "What a brand decides, every part with its states, and every screen on desktops and phones.",
    picture: dashboard,
    links: [
      ["All parts", "/docs/guides-all-parts--docs", "what each is for, and its status"],
      ["Sheet", "/story/foundations-sheet--house", "the look of all, in every brand and scheme"],
      ["Tokens", "/story/foundations-tokens--colour", "with roles and values, to copy or for Figma"],
      ["Voice", "/docs/foundations-voice--docs", "how the kit writes"],
    ],
  },
  {
    reader: "I build",
    text: "Examples to paste, all properties of each part, and the journeys drawn from their machines.",
    picture: amount,
    links: [
      ["Playground", "/story/guides-playground--playground", "write with all parts, share the address"],
      ["Form", "/docs/fields-form--docs", "fields, errors and their summary"],
      ["Deposit", "/docs/flows-statecharts-deposit--docs", "the journey as a statechart"],
      ["Names elsewhere", "/docs/guides-names-elsewhere--docs", "modal, dropdown, toast: what they are here"],
    ],
  },
  {
    reader: "I brand",
    text: "One accent and one neutral make a whole theme, which is refused where it cannot be read.",
    picture: brand,
    links: [
      ["Brand studio", "/story/foundations-brand-studio--studio", "type a colour, see every screen in it"],
      ["White label", "/docs/guides-white-label--docs", "what a broker sets, and where"],
      ["Two brands", "/docs/screens-white-label--docs", "all screens in two looks"],
      ["Theming", "/docs/guides-theming--docs", "the variables behind a brand"],
    ],
  },
  {
    reader: "I test",
    text: "Every state as a story, faults of the network in the toolbar, and a provider to work against.",
    picture: refused,
    links: [
      ["States of a payment", "/docs/flows-deposit-payment--docs", "also those that are rarely seen"],
      ["Errors", "/docs/guides-errors--docs", "each failure, and what the client reads"],
      ["Accessibility", "/docs/guides-accessibility--docs", "what is tested, and how"],
      ["Sandbox", "/docs/guides-sandbox--docs", "a provider whose clock and faults you set"],
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
            <Stack gap={3}>
              <Heading level={2} size="title">
                {reader}
              </Heading>
              <Text>{text}</Text>
              <ul className="doors-links">
                {links.map(([words, page, what]) => (
                  <li key={page}>
                    <Link href={`./?path=${page}`} target="_parent">
                      {words}
                    </Link>{" "}
                    <Text as="span" size="small" tone="muted">
                      {what}
                    </Text>
                  </li>
                ))}
              </ul>
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
