import { Code } from "../code/code.tsx";
import { Heading, type HeadingProps } from "../heading/heading.tsx";
import { Money } from "../money/money.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text, type TextProps } from "../text/text.tsx";
import { specimen } from "./foundations.css.ts";

const headings = [
  "hero",
  "display",
  "heading",
  "title",
  "lead",
  "body",
] as const satisfies HeadingProps["size"][];
const texts = ["lead", "body", "small"] as const satisfies TextProps["size"][];

/** Every size of headings, texts and figures, with texts of the product. */
export function TypeSpecimen() {
  return (
    <Stack gap={5} align="stretch">
      {headings.map((size) => (
        <div key={size} className={specimen}>
          <Text size="small" tone="muted">
            Heading, {size}
          </Text>
          <Heading level={2} size={size}>
            Follow every dollar
          </Heading>
        </div>
      ))}
      {texts.map((size) => (
        <div key={size} className={specimen}>
          <Text size="small" tone="muted">
            Text, {size}
          </Text>
          <Text size={size} measure="prose">
            Your deposit is checked by a person, usually within one working day. You can follow it under
            Transactions.
          </Text>
        </div>
      ))}
      {(["display", "figure", "title", "body"] as const).map((size) => (
        <div key={size} className={specimen}>
          <Text size="small" tone="muted">
            Money, {size}
          </Text>
          <Money value="1234567.89" currency="USD" size={size} />
        </div>
      ))}
      <div className={specimen}>
        <Text size="small" tone="muted">
          Code
        </Text>
        <Code>D-20261121-7K2M9QXA</Code>
      </div>
    </Stack>
  );
}
