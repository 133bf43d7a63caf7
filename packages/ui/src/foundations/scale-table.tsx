import { Code } from "../code/code.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { house } from "../theme/themes/house.ts";
import type { Tokens } from "../theme/tokens.ts";
import { toVariableName } from "../theme/variable-name.ts";
import { ruler } from "./foundations.css.ts";

interface ScaleTableProps {
  title: string;
  /** A group of tokens with sizes or times. */
  group: Exclude<keyof Tokens, "color">;
  /** Whether to draw each value as a bar of that width. */
  isDrawn: boolean;
}

/** A table of a group's variables with their values. */
export function ScaleTable({ title, group, isDrawn }: ScaleTableProps) {
  return (
    <Stack>
      <Heading level={1}>{title}</Heading>
      <DescriptionList
        items={Object.entries(house[group]).map(([name, value]: [string, string]) => ({
          term: toVariableName(group, name),
          details: <Code>{value}</Code>,
          action: isDrawn ? <span aria-hidden className={ruler} style={{ inlineSize: value }} /> : undefined,
        }))}
      />
    </Stack>
  );
}
