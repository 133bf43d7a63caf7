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
 * Renders the docs page of a component: description, example code, guidance, the first story with its properties, details,
 * and the other stories.
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
