import { DocsRenderer } from "@storybook/addon-docs";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { DocsPage } from "./docs-page.tsx";
import { GuideTable } from "./guide-table.tsx";

/** The content of a page as its main landmark, which Storybook's container lacks. */
const Container = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...rest}>
    <main>{children}</main>
  </DocsContainer>
);

/** Creates the renderer of docs pages and guides. */
export function createDocsRenderer(): Pick<InstanceType<typeof DocsRenderer>, "render" | "unmount"> {
  const { render, unmount } = new DocsRenderer();
  return {
    render: (context, parameter, element) =>
      render(
        context,
        { page: DocsPage, ...parameter, container: Container, components: { table: GuideTable } },
        element,
      ),
    unmount,
  };
}
