import { DocsRenderer } from "@storybook/addon-docs";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { ComponentProps, PropsWithChildren } from "react";
import { DocsPage } from "./docs-page.tsx";
import { ScrollBox } from "./scroll-box.tsx";

/** The content of a page as its main landmark, which Storybook's container lacks. */
const Container = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...rest}>
    <main>{children}</main>
  </DocsContainer>
);

/** A table of a guide. On a phone it scrolls, by key too. */
const GuideTable = (props: ComponentProps<"table">) => (
  <ScrollBox label="Table" className="guide-table">
    <table {...props} />
  </ScrollBox>
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
