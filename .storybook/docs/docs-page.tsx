import { Controls, Description, Primary, Stories, Subtitle, Title } from "@storybook/addon-docs/blocks";

/** The docs page of a part: what it is, its example as code, the first story with its properties, the other stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
