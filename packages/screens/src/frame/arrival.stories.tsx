import { Button, Heading, Link, Stack, TextField } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { useArrival } from "./use-arrival.ts";

function Late() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      {isThere && <Heading level={1}>Late</Heading>}
      <Button onPress={() => setThere(true)}>Let it come</Button>
      <Link href="#elsewhere">Elsewhere</Link>
    </>
  );
}

const pages: Readonly<Record<string, ReactNode>> = {
  "/first": <Heading level={1}>First</Heading>,
  "/second": <Heading level={1}>Second</Heading>,
  "/late": <Late />,
  "/form": (
    <>
      <Heading level={1}>Form</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- this is what the story tests */}
      <TextField label="Name" autoFocus />
    </>
  ),
};

let visits = 0;

function Site() {
  // A unique path per story: in the document that runs all stories, only the very first page is the first.
  const [visit] = useState(() => (visits += 1));
  const [path, go] = useState("/first");
  useArrival(`${visit}${path}`);
  return (
    <Stack gap={4}>
      <nav aria-label="Site">
        {Object.keys(pages).map((to) => (
          <Button key={to} variant="quiet" onPress={() => go(to)}>
            {to}
          </Button>
        ))}
      </nav>
      <main tabIndex={-1}>{pages[path]}</main>
    </Stack>
  );
}

const meta = { title: "Internals/Arrival", component: Site } satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Navigation moves the focus to the page's heading. */
export const AtTheHeading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "/second" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Second" })).toHaveFocus());
  },
};

/** A new page moves in for a moment; nothing moves for users who prefer reduced motion. */
export const MovesIn: Story = {
  play: async ({ canvas }) => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const animate = spyOn(Element.prototype, "animate");
    await userEvent.click(canvas.getByRole("button", { name: "/second" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Second" })).toHaveFocus());
    await expect(animate).toHaveBeenCalledTimes(isStill ? 0 : 1);
    for (const [, options] of animate.mock.calls) await expect(options).toHaveProperty("duration", 200);
    animate.mockRestore();
  },
};

/** A heading that renders late gets the focus, unless the user has moved it meanwhile. */
export const AtALateHeading: Story = {
  play: async ({ canvas }) => {
    const arrive = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "/late" }));
      await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    };
    await arrive();
    // Clicked by script, because a real click would take the focus.
    canvas.getByRole("button", { name: "Let it come" }).click();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Late" })).toHaveFocus());

    await userEvent.click(canvas.getByRole("button", { name: "/second" }));
    await arrive();
    await userEvent.tab();
    await userEvent.tab();
    const elsewhere = canvas.getByRole("link", { name: "Elsewhere" });
    await expect(elsewhere).toHaveFocus();
    canvas.getByRole("button", { name: "Let it come" }).click();
    await canvas.findByRole("heading", { name: "Late" });
    await expect(elsewhere).toHaveFocus();
  },
};

/** A focused field keeps the focus. */
export const InAField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "/form" }));
    await expect(await canvas.findByLabelText("Name")).toHaveFocus();
  },
};
