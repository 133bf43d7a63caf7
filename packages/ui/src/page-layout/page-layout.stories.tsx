import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading/heading.tsx";
import { Inline } from "../inline/inline.tsx";
import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { PageLayout } from "./page-layout.tsx";

const meta = {
  title: "Layout/Page layout",
  component: PageLayout,
  parameters: { layout: "fullscreen" },
  args: {
    header: (
      <Inline justify="between">
        <Text as="strong" weight="strong">
          Meridian
        </Text>
        <Link href="#login" look="quiet">
          Sign in
        </Link>
      </Inline>
    ),
    children: (
      <Stack gap={6} align="start">
        <Heading level={1} size="hero">
          Trade the world from one account
        </Heading>
        <Text size="lead" tone="muted" measure="prose">
          Over 10,000 instruments, spreads in plain sight, and your money where you can follow it.
        </Text>
        <Link href="#sign-up" look="primary">
          Open an account
        </Link>
      </Stack>
    ),
    footer: (
      <Text size="small" tone="muted">
        Trading involves significant risk.
      </Text>
    ),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    header: (
      <Inline justify="between">
        <Text as="strong" weight="strong">
          A much longer text than was thought of when this was drawn, as translations and terms bring along:
          Überweisungsauftragsbestätigung
        </Text>
        <Link href="#login" look="quiet">
          Überweisungsauftragsbestätigung
        </Link>
      </Inline>
    ),
  },
};

export const MenuOfEverything: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "phone" } },
  args: {
    header: (
      <Inline>
        {["Forex", "Metals", "Indices", "Crypto", "Platforms", "Accounts", "Funding", "News", "About"].map(
          (page) => (
            <Link key={page} href={`#${page}`} look="quiet">
              {page}
            </Link>
          ),
        )}
      </Inline>
    ),
  },
};
