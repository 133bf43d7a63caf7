import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Embed } from "./embed.tsx";

const standIn = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Prices</title><body style="margin:1rem;font:1rem sans-serif;color:#e6e9ef;background:#131722"><p>A document of others.</p>')}`;

const meta = {
  title: "Data/Embed",
  component: Embed,
  args: { title: "Prices", src: standIn, height: 240, isShown: true, children: <Text>Loading…</Text> },
  // The content of the frame is of another origin, which axe cannot read.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof Embed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle("Prices")).toHaveAttribute(
      "sandbox",
      expect.not.stringContaining("allow-same-origin"),
    );
  },
};

/** The app's own document, which isolates the third party itself, keeps its origin. */
export const Own: Story = {
  args: { isOwn: true },
  play: async ({ canvas }) => {
    const sandbox = canvas.getByTitle("Prices").getAttribute("sandbox");
    await expect(sandbox).toContain("allow-same-origin");
    await expect(sandbox).toContain("allow-storage-access-by-user-activation");
    await expect(sandbox).not.toContain("top-navigation");
  },
};

/** The space is reserved, and the message in it is announced. */
export const NotShown: Story = {
  args: { isShown: false, children: <EmptyState title="The prices could not be loaded" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("could not be loaded");
    await expect(canvas.getByTitle("Prices")).not.toBeVisible();
    await expect(canvas.getByTitle("Prices").offsetHeight).toBe(240);
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { args: { isShown: false }, globals: { scheme: "dark" } };

export const RightToLeft: Story = { ...Playground, globals: { direction: "rtl" }, tags: ["!test"] };

export const JourneyThatWaits: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Stack>
      <Embed title="Prices" height={160} isShown={false}>
        <Text>Loading…</Text>
      </Embed>
      <Button isDisabled>Continue when the prices are loaded</Button>
    </Stack>
  ),
};
