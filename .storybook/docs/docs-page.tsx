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
 * The docs page of a part: what it is, its example as code, when to use it, the first story with its properties, the
 * details, the other stories.
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
