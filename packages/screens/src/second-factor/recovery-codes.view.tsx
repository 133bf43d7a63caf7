import { Button, Card, Code, downloadBlob, Grid, Heading, Inline, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

const FILE = "recovery-codes.txt";

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, keep }: { codes: readonly string[]; keep: () => void }) {
  const t = useMessages(secondFactorMessages);
  const save = () => downloadBlob(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), FILE);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3}>{t("codesHeading")}</Heading>
        <Text>{t("codesText")}</Text>
      </Stack>
      <Card tone="sunken" as="section">
        <Grid columns="pair" gap={3}>
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </Grid>
      </Card>
      <Inline gap={3}>
        <Button variant="secondary" onPress={save}>
          {t("download")}
        </Button>
        <Button onPress={keep}>{t("kept")}</Button>
      </Inline>
    </Stack>
  );
}
