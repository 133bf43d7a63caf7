import { wcagContrast } from "culori";
import { Card } from "../card/card.tsx";
import { Code } from "../code/code.tsx";
import { Heading } from "../heading/heading.tsx";
import { Inline } from "../inline/inline.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { contrastPromises } from "../theme/contrast.ts";
import type { ColorName, Theme } from "../theme/tokens.ts";
import { toVariableName } from "../theme/variable-name.ts";
import { pair, swatch } from "./foundations.css.ts";

interface ContrastTableProps {
  theme: Theme;
  scheme: "light" | "dark";
}

const figures = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A table of a theme's contrast requirements with the actual ratios. */
export function ContrastTable({ theme, scheme }: ContrastTableProps) {
  const paint = (name: ColorName) => theme.color[name][scheme === "light" ? 0 : 1];
  return (
    <Stack gap={6}>
      <Heading level={1}>
        {theme.name}, {scheme}
      </Heading>
      {contrastPromises.map(({ foreground, backgrounds, ratio }) => (
        <Card key={`${foreground} ${backgrounds.join(" ")}`} padding="medium">
          <Inline justify="between">
            <Code>{toVariableName("color", foreground)}</Code>
            <Text size="small" tone="muted">
              at least {ratio} to 1
            </Text>
          </Inline>
          <Inline gap={2}>
            {backgrounds.map((background) => (
              <Stack key={background} gap={1}>
                <span
                  aria-hidden
                  className={swatch}
                  style={{ background: paint(background), color: paint(foreground) }}
                >
                  {ratio === 3 ? "●" : "Ag 1,234.50"}
                </span>
                <span className={pair}>
                  {background} {figures.format(wcagContrast(paint(foreground), paint(background)))}
                </span>
              </Stack>
            ))}
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}
