import { type BrandFile, createBrand } from "@broker/ui";
import meridian from "@broker/ui/brands/meridian.json" with { type: "json" };
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { brandParameter, encodeBrand } from "./brand-code.ts";
import { BrandStudio } from "./studio.tsx";

/** A page to try a brand, and to share it by its address. */
const meta = {
  title: "Foundations/Brand studio",
  component: BrandStudio,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { initial: meridian },
  render: ({ initial }, { globals }) => (
    <BrandStudio initial={initial} scheme={globals["scheme"] === "dark" ? "dark" : "light"} />
  ),
} satisfies Meta<typeof BrandStudio>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Opens the story with a brand in its address, and restores the address. */
function openWith(brand: BrandFile | null) {
  const { href } = location;
  const address = new URL(href);
  address.searchParams.delete(brandParameter);
  if (brand !== null) address.searchParams.set(brandParameter, encodeBrand(brand));
  history.replaceState(history.state, "", address);
  return () => history.replaceState(history.state, "", href);
}

/** In the built Storybook, the frames load first; tests have no frames. */
const patience = { timeout: 25_000 };

/** Waits until the sheet and all screens have the brand's colour. */
async function isShown(canvas: Canvas, brand: BrandFile): Promise<void> {
  const [light] = createBrand(brand).color.brand;
  const roots = () => [
    canvas.getByRole("region", { name: "Sheet of parts" }),
    ...Array.from(document.querySelectorAll("iframe"), (frame) => frame.contentDocument?.documentElement),
  ];
  const isIn = (root: HTMLElement | undefined) =>
    root !== undefined && getComputedStyle(root).getPropertyValue("--broker-color-brand").includes(light);
  await waitFor(() => expect(roots().every(isIn)).toBe(true), patience);
}

async function type(canvas: Canvas, label: string, text: string): Promise<void> {
  const field = canvas.getByRole("textbox", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Without a play, because a shared address opens it. */
export const Studio: Story = {};

/** The tags of stories that only test the studio: they run as tests, and the sidebar does not list them. */
const proof = ["!dev"];

export const AcceptedColour: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    await isShown(canvas, meridian);
    await type(canvas, "Accent", "#0b1f4b");
    await isShown(canvas, { ...meridian, accent: "#0b1f4b" });
    const verdict = canvas.getByRole("region", { name: "Verdict" });
    await expect(verdict).toHaveTextContent(/Accepted: all \d+ contrasts are reached/);
  },
};

export const RefusedColour: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    await type(canvas, "Accent", "#facc15");
    const verdict = within(canvas.getByRole("region", { name: "Verdict" }));
    await expect(
      verdict.getByText(/brand on surface reaches 1.53 to 1 in the light scheme and needs 3/),
    ).toBeInTheDocument();
    const pairs = within(canvas.getByRole("region", { name: "Contrast by pair" }));
    await expect(
      pairs.getByRole("row", { name: "brand on surface 3 1.53, fails passes" }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Accent" })).toHaveAccessibleDescription(
      /2 contrasts are too low/,
    );
    await expect(canvas.getByRole("button", { name: "Copy CSS" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "tokens.json, light" })).toBeDisabled();
    await isShown(canvas, meridian);
    await userEvent.click(
      verdict.getByRole("button", { name: /^Use #\w{6}, the nearest that is accepted$/ }),
    );
    await expect(verdict.getByText(/^Accepted: all/)).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Copy CSS" })).toBeEnabled();
  },
};

export const NoColour: Story = {
  tags: proof,
  beforeEach: () => openWith(null),
  play: async ({ canvas }) => {
    await type(canvas, "Neutral", "teal");
    await expect(canvas.getByRole("textbox", { name: "Neutral" })).toHaveAccessibleDescription(
      /gives "teal" as neutral; a hex colour such as #0f6b4f is wanted/,
    );
  },
};

const shared: BrandFile = {
  ...meridian,
  name: "Ébène",
  logoDark: "/dark.svg",
  accent: "#7c2d92",
  radius: 20,
};
export const FromAnAddress: Story = {
  tags: proof,
  beforeEach: () => openWith(shared),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Ébène");
    await expect(canvas.getByRole("textbox", { name: "Logo on dark, optional" })).toHaveValue("/dark.svg");
    await expect(canvas.getByRole("textbox", { name: "Accent" })).toHaveValue("#7c2d92");
    await expect(canvas.getByRole("textbox", { name: "Radius, in px" })).toHaveValue("20");
    await isShown(canvas, shared);
  },
};
