import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { openSearch } from "../own-address.ts";
import { decodeText, encodeText } from "../text-code.ts";
import { codeParameter, Playground as PlaygroundPage } from "./playground.tsx";

/** An editor in which readers write JSX with the components and see the result. */
const meta = {
  title: "Guides/Playground",
  component: PlaygroundPage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { choices: {} },
  render: (_args, { globals }) => <PlaygroundPage choices={globals} />,
} satisfies Meta<typeof PlaygroundPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Opens the story with code in its address, and restores the address. */
function openWith(code: string | null) {
  const { href } = location;
  const address = new URL(href);
  address.searchParams.delete(codeParameter);
  if (code !== null) address.searchParams.set(codeParameter, encodeText(code));
  history.replaceState(history.state, "", address);
  return () => history.replaceState(history.state, "", href);
}

/** The section of the result: its notices, and where the code is shown. */
const resultOf = (canvas: Canvas) => within(canvas.getByRole("region", { name: "Result" }));

/** Where the code is shown: in a frame, except in tests, which have no pages for frames. */
function shownOf(canvas: Canvas) {
  const region = canvas.getByRole("region", { name: "Result" });
  return within(region.querySelector("iframe")?.contentDocument?.body ?? region);
}
type Shown = ReturnType<typeof shownOf>;

/** The compiler and all parts load with the first code. */
const patience = { timeout: 20_000 };

/** Waits until the shown code has an element. */
const findShown = (canvas: Canvas, read: (shown: Shown) => HTMLElement | null): Promise<void> =>
  waitFor(() => expect(read(shownOf(canvas))).toBeInTheDocument(), patience);

async function write(canvas: Canvas, code: string): Promise<void> {
  const field = canvas.getByRole("textbox", { name: "Code" });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(code);
}

const subscribe = (shown: Shown) => shown.queryByRole("button", { name: "Subscribe" });

/** Without a play, because a shared address opens it. */
export const Playground: Story = {};

/** These stories test the behaviour of the playground, and are not in the sidebar. */
const proof = ["!dev"];

export const Examples: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    await findShown(canvas, subscribe);
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await findShown(canvas, (shown) => shown.queryByRole("row", { name: /DP-100232/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Dialog" }));
    await findShown(canvas, (shown) => shown.queryByRole("button", { name: "Cancel the withdrawal" }));
  },
};

export const FaultyCode: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await findShown(canvas, subscribe);
    await write(canvas, "const words = missing;\n\nexport default () => words;");
    await expect(await result.findByText("missing is not defined", {}, patience)).toBeInTheDocument();
    await write(canvas, 'import { Button } from "@broker/ui";\n\n<Button>Send');
    await expect(await result.findByText(/Unterminated|Unexpected/, {}, patience)).toBeInTheDocument();
    await write(canvas, 'import { Button } from "@broker/ui";\n\n<Button>Send</Button>');
    await findShown(canvas, (shown) => shown.queryByRole("button", { name: "Send" }));
    await expect(result.queryByText(/cannot be shown yet/)).not.toBeInTheDocument();
  },
};

export const FaultAgain: Story = {
  tags: proof,
  beforeEach: () => {
    const restore = openWith(null);
    // React logs the errors that a boundary catches.
    const silent = spyOn(console, "error").mockImplementation(() => {});
    return () => {
      silent.mockRestore();
      restore();
    };
  },
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await findShown(canvas, subscribe);
    const code = 'export default () => { throw new Error("No rate"); };';
    await write(canvas, code);
    await expect(await result.findByText("No rate", {}, patience)).toBeInTheDocument();
    await write(canvas, "export default (");
    await expect(await result.findByText(/Unterminated|Unexpected/, {}, patience)).toBeInTheDocument();
    await write(canvas, code);
    await expect(await result.findByText("No rate", {}, patience)).toBeInTheDocument();
  },
};

export const FromAnAddress: Story = {
  tags: proof,
  beforeEach: () => openWith('import { Badge } from "@broker/ui";\n\n<Badge>Ébène</Badge>'),
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await expect(shownOf(canvas).queryByText("Ébène")).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole("textbox", { name: "Code" }), " ");
    // Code that may run is compiled 300 ms after the last change.
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await expect(shownOf(canvas).queryByText("Ébène")).not.toBeInTheDocument();
    await userEvent.click(result.getByRole("button", { name: "Run" }));
    await findShown(canvas, (shown) => shown.queryByText("Ébène"));
  },
};

export const KeptInTheAddress: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    await findShown(canvas, subscribe);
    const code = 'import { Badge } from "@broker/ui";\n\n<Badge>名前 “é” + / = & 100%</Badge>';
    await write(canvas, code);
    await findShown(canvas, (shown) => shown.queryByText("名前 “é” + / = & 100%"));
    const kept = () => new URLSearchParams(openSearch()).get(codeParameter);
    await waitFor(() => expect(decodeText(kept() ?? "")).toBe(code));
  },
};

/** A dialog covers the result only: the code can be changed while it is open. */
export const OpenDialog: Story = {
  // In tests the result is a part of this page.
  tags: ["!dev", "!test"],
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dialog" }));
    const open = (shown: Shown) => shown.queryByRole("button", { name: "Cancel the withdrawal" });
    await findShown(canvas, open);
    await userEvent.click(shownOf(canvas).getByRole("button", { name: "Cancel the withdrawal" }));
    await findShown(canvas, (shown) => shown.queryByRole("dialog"));
    const field = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.click(field);
    await userEvent.paste(" ");
    await expect(field).toHaveFocus();
  },
};

/** Shows the same code in several frames beside each other, such as light and dark; the address of the page contains the choice. */
export const Compared: Story = {
  // No test: the frames would stay empty, because the test server does not serve their pages.
  tags: ["!dev", "!test"],
  beforeEach: () => openWith(null),
  play: async ({ canvas, canvasElement }) => {
    await findShown(canvas, subscribe);
    await userEvent.click(canvas.getByRole("button", { name: /Show in/ }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole("option", { name: "Light and dark" }),
    );
    for (const title of ["Light", "Dark"]) {
      const frame = await canvas.findByTitle<HTMLIFrameElement>(title);
      await expect(frame.src).toContain(`scheme:${title.toLowerCase()}`);
      await waitFor(() => {
        const page = frame.contentDocument;
        return expect(page && subscribe(within(page.body))).toBeInTheDocument();
      }, patience);
    }
    await expect(new URLSearchParams(openSearch()).get("frames")).toBe("schemes");
  },
};
