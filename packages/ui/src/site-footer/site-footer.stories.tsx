import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading/heading.tsx";
import { SiteFooter } from "./site-footer.tsx";

const links = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

const meta = {
  title: "Marketing/Footer",
  component: SiteFooter,
  args: {
    brand: (
      <Heading level={2} size="title">
        Northgale
      </Heading>
    ),
    columns: [
      { heading: "Trading", links: links("Forex", "Stocks", "Commodities", "Crypto") },
      { heading: "Platform", links: links("Web", "Desktop", "Mobile") },
      { heading: "Company", links: links("About us", "Contact", "Careers") },
    ],
    children: (
      <>
        <p>
          Trading involves significant risk. Leverage can work against you, and you may lose all of the money
          that you deposit.
        </p>
        <p>Northgale © 2026</p>
      </>
    ),
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    columns: [
      {
        heading:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        links: links(
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        ),
      },
      { heading: "Company", links: links("About us", "Contact") },
    ],
  },
};
