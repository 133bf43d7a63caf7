import { Card, ClaimsStrip, Grid, Heading, Inline, Link, Section, Stack, Text } from "@broker/ui";
import { config } from "../../config.ts";
import { homeContent as words } from "./home.content.ts";

export const meta = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { tagName: "link", rel: "canonical", href: "/" },
];

const signUp = `/sign-up?referralCode=${encodeURIComponent(config.referralCode)}`;

/** The landing page: plain HTML, no framework scripts. */
export default function Home() {
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Text tone="brand" weight="strong">
          {words.eyebrow}
        </Text>
        <Heading level={1} size="hero">
          {words.headline}
        </Heading>
        <Text size="lead" tone="muted" measure="prose">
          {words.lead}
        </Text>
        <Inline>
          <Link href={signUp} look="primary">
            {words.openAccount}
          </Link>
          <Link href="/login" look="secondary">
            {words.signIn}
          </Link>
        </Inline>
      </Stack>
      <Section heading={words.claimsTitle} level={2}>
        <ClaimsStrip
          claims={words.claims.map(({ figure, text, ...claim }) => ({
            figure: "isMinimumDeposit" in claim ? <span data-minimum-deposit>{figure}</span> : figure,
            label: text,
          }))}
        />
      </Section>
      <Section heading={words.promisesTitle} level={2}>
        <Grid columns={3}>
          {words.promises.map(({ title, text }) => (
            <Card key={title}>
              <Stack gap={2}>
                <Heading level={3} size="title">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section heading={words.stepsTitle} level={2}>
        <Grid columns={3}>
          {words.steps.map(({ title, text }, index) => (
            <Stack key={title} gap={2}>
              <Text tone="brand" weight="strong" figures="tabular">
                {index + 1}
              </Text>
              <Heading level={3} size="title">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
    </Stack>
  );
}
