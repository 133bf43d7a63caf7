import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { PartChoice, PartDetails } from "./guidance/part-guidance.tsx";
import { TryExample } from "./try-example.tsx";

/**
 * The docs page of a part: its description, its example as code, its use, the first story with its properties, the details, and
 * the other stories.
 */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <TryExample />
      <PartChoice />
      <Primary />
      <Heading>Properties</Heading>
      <Controls />
      <PartDetails />
      <Stories includePrimary={false} />
    </>
  );
}
