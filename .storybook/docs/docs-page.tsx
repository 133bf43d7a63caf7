import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { PartGuidance } from "./guidance/part-guidance.tsx";
import { TryExample } from "./try-example.tsx";

/** The docs page of a part: what it is, its example as code, the first story with its properties, its guidance, the other stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <TryExample />
      <Primary />
      <Heading>Properties</Heading>
      <Controls />
      <PartGuidance />
      <Stories includePrimary={false} />
    </>
  );
}
