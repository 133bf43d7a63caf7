import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from "@storybook/addon-docs/blocks";
import { GuideTable } from "../docs/guide-table.tsx";

/** The guides of the folder `docs/guides` by their file. */
const titles: Readonly<Record<string, string>> = {
  "embed-react": "embed-one-hook-react",
  "embed-next": "embed-one-hook-next",
  "embed-any-site": "embed-without-react",
  origins: "origins",
  "bring-your-own": "bring-your-own",
  csp: "content-security-policy",
  errors: "errors",
  test: "test",
  deploy: "deploy",
  upgrade: "upgrade",
  contribute: "contribute",
  "connect-a-provider": "connect-a-provider",
};

/** Converts the Markdown of a guide for Storybook: file names become captions of code blocks, links to guides become links to their pages, and other links become text. */
function adapt(source: string): string {
  return source
    .replaceAll(/^```(\w+) (\S+)$/gm, "**$2**\n\n```$1")
    .replaceAll(
      /\[([^\]]+)\]\((?!https?:|#)[^)]*?([\w-]+)\.md(#[\w-]+)?\)/g,
      (link, words: string, name: string) =>
        titles[name] === undefined ? link : `[${words}](./?path=/docs/guides-${titles[name]}--docs)`,
    )
    .replaceAll(/\[([^\]]+)\]\((?!https?:|\.\/\?path|#)(?:\.\.\/)*([^)]+)\)/g, "$1 (`$2`)");
}

/** Storybook's own elements, which this replaces as a whole, and its tables in a box that scrolls. */
const overrides = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: GuideTable };

/** A guide from the folder `docs`, so that readers of the repository and of Storybook read the same text. */
export const Guide = ({ source }: { source: string }) => (
  <Markdown options={{ overrides }}>{adapt(source)}</Markdown>
);
