import {
  Button,
  Download,
  downloadBlob,
  Heading,
  Inline,
  Stack,
  Text,
  toDesignTokens,
  type Theme,
} from "@broker/ui";
import { colourSections } from "./colour-roles.ts";
import { TokenList } from "./token-list.tsx";
import { readTokens, tokenPages, type TokenGroup, type TokenPageName, type TokenRow } from "./token-pages.ts";
import "./tokens.css";

function save(theme: Theme, scheme: "light" | "dark"): void {
  const file = JSON.stringify(toDesignTokens(theme, scheme), null, 2);
  const type = "application/design-tokens+json";
  downloadBlob(new Blob([file], { type }), `${theme.name}-${scheme}.tokens.json`);
}

/** Saves all tokens of a brand for design tools, one file for each scheme. */
export function SaveTokens({ theme, isDisabled = false }: { theme: Theme; isDisabled?: boolean }) {
  return (
    <Inline gap={2}>
      {(["light", "dark"] as const).map((scheme) => (
        <Button
          key={scheme}
          variant="secondary"
          icon={Download}
          isDisabled={isDisabled}
          onPress={() => save(theme, scheme)}
        >
          tokens.json, {scheme}
        </Button>
      ))}
    </Inline>
  );
}

const groupTitles: Partial<Record<TokenGroup, string>> = {
  font: "Faces",
  text: "Sizes and line heights",
  weight: "Weights",
  stroke: "Lines",
  focus: "Focus ring",
  duration: "Durations",
  easing: "Curves",
};

interface TokenSection {
  title: string | undefined;
  rows: readonly TokenRow[];
}

/** Divides the tokens of a group into sections; colours are divided by their purpose. */
function sectionsOf(group: TokenGroup, rows: readonly TokenRow[]): readonly TokenSection[] {
  const ofGroup = rows.filter((row) => row.group === group);
  if (group !== "color") return [{ title: groupTitles[group], rows: ofGroup }];
  return colourSections.map(({ title, names }) => ({
    title,
    rows: names.flatMap((name) => ofGroup.find((row) => row.name === name) ?? []),
  }));
}

interface TokenPageProps {
  page: TokenPageName;
  /** The brand. */
  theme: Theme;
}

/** All tokens of some groups in one brand, as its theme has them. */
export function TokenPage({ page, theme }: TokenPageProps) {
  const { title, text, groups } = tokenPages[page];
  const rows = readTokens(theme);
  return (
    <Stack gap={6} align="stretch">
      <Inline justify="between">
        <Stack gap={2}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted" measure="prose">
            {text}
          </Text>
        </Stack>
        <SaveTokens theme={theme} />
      </Inline>
      {groups
        .flatMap((group: TokenGroup) => sectionsOf(group, rows))
        .map(({ title: heading, rows }) => (
          <Stack key={heading ?? title} gap={2} align="stretch">
            {heading !== undefined && (
              <Heading level={2} size="title">
                {heading}
              </Heading>
            )}
            <TokenList rows={rows} theme={theme} />
          </Stack>
        ))}
    </Stack>
  );
}
