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

const resultOf = (canvas: Canvas) => within(canvas.getByRole("region", { name: "Result" }));
/** The compiler and all parts load with the first code. */
const patience = { timeout: 20_000 };

async function write(canvas: Canvas, code: string): Promise<void> {
  const field = canvas.getByRole("textbox", { name: "Code" });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(code);
}

/** Without a play, because a shared address opens it. */
export const Playground: Story = {};

/** Not in the sidebar: these prove what the playground does. */
const proof = ["!dev"];

export const Examples: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await expect(await result.findByRole("button", { name: "Subscribe" }, patience)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await expect(await result.findByRole("row", { name: /DP-100232/ }, patience)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Dialog" }));
    await expect(
      await result.findByRole("button", { name: "Cancel the withdrawal" }, patience),
    ).toBeInTheDocument();
  },
};

export const FaultyCode: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await result.findByRole("button", { name: "Subscribe" }, patience);
    await write(canvas, "const words = missing;\n\nexport default () => words;");
    await expect(await result.findByText("missing is not defined", {}, patience)).toBeInTheDocument();
    await write(canvas, 'import { Button } from "@broker/ui";\n\n<Button>Send');
    await expect(await result.findByText(/Unterminated|Unexpected/)).toBeInTheDocument();
    await write(canvas, 'import { Button } from "@broker/ui";\n\n<Button>Send</Button>');
    await expect(await result.findByRole("button", { name: "Send" })).toBeInTheDocument();
    await expect(result.queryByText(/cannot be shown yet/)).not.toBeInTheDocument();
  },
};

export const FaultAgain: Story = {
  tags: proof,
  beforeEach: () => {
    const restore = openWith(null);
    // React logs what a boundary catches.
    const silent = spyOn(console, "error").mockImplementation(() => {});
    return () => {
      silent.mockRestore();
      restore();
    };
  },
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await result.findByRole("button", { name: "Subscribe" }, patience);
    const code = 'export default () => { throw new Error("No rate"); };';
    await write(canvas, code);
    await expect(await result.findByText("No rate", {}, patience)).toBeInTheDocument();
    await write(canvas, "export default (");
    await expect(await result.findByText(/Unterminated|Unexpected/)).toBeInTheDocument();
    await write(canvas, code);
    await expect(await result.findByText("No rate")).toBeInTheDocument();
  },
};

export const FromAnAddress: Story = {
  tags: proof,
  beforeEach: () => openWith('import { Badge } from "@broker/ui";\n\n<Badge>Ébène</Badge>'),
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await expect(result.queryByText("Ébène")).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole("textbox", { name: "Code" }), " ");
    // Code that may run is compiled 300 ms after the last change.
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await expect(result.queryByText("Ébène")).not.toBeInTheDocument();
    await userEvent.click(result.getByRole("button", { name: "Run" }));
    await expect(await result.findByText("Ébène", {}, patience)).toBeInTheDocument();
  },
};

export const KeptInTheAddress: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    const result = resultOf(canvas);
    await result.findByRole("button", { name: "Subscribe" }, patience);
    const code = 'import { Badge } from "@broker/ui";\n\n<Badge>名前 “é” + / = & 100%</Badge>';
    await write(canvas, code);
    await result.findByText("名前 “é” + / = & 100%", {}, patience);
    const kept = () => new URLSearchParams(openSearch()).get(codeParameter);
    await waitFor(() => expect(decodeText(kept() ?? "")).toBe(code));
  },
};
