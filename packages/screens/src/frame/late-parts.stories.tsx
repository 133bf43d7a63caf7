import { Button, Heading, Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState } from "react";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { InView } from "./in-view.tsx";
import { eventualPart } from "./eventual-part.tsx";
import { lazyOr } from "./lazy-part.tsx";
import { MissingDialog } from "./missing-dialog.view.tsx";

/** Code that comes only after so many failures. */
function createLoad(failures: number) {
  let left = failures;
  return () => {
    left -= 1;
    if (left >= 0) return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    return Promise.resolve(() => <Text>The part</Text>);
  };
}

const Eventual = () => {
  const [{ Part }] = useState(() => ({ Part: eventualPart<object>(createLoad(1)) }));
  return (
    <>
      <Text>The page</Text>
      <Part />
    </>
  );
};

const Told = () => {
  const [{ Part }] = useState(() => ({
    Part: lazyOr<object>(createLoad(1), () => <Text>The same, plainly</Text>),
  }));
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onPress={() => setShown(!isShown)}>{isShown ? "Hide" : "Show"}</Button>
      {isShown && (
        <Suspense>
          <Part />
        </Suspense>
      )}
    </>
  );
};

const Opened = () => {
  const [{ Part }] = useState(() => ({
    Part: lazyOr<{ onClose: () => void }>(createLoad(1), MissingDialog),
  }));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Suspense>
          <Part onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const meta = { title: "Screens/Late parts", component: Eventual } satisfies Meta<typeof Eventual>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What nobody waits for is asked for again when the network is back, and breaks nothing before. */
export const ComesInTheEnd: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The page")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("The part")).toBeVisible();
  },
};

/** What must be told is told without its code, which is asked for again the next time. */
export const ToldPlainly: Story = {
  render: () => <Told />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The same, plainly")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(await canvas.findByText("The part")).toBeVisible();
  },
};

/** What comes only into view is led to by Tab, though it is not there yet, and goes on at its heading. */
export const ReachedByTab: Story = {
  render: () => (
    <>
      <Button onPress={() => {}}>The page</Button>
      <div style={{ blockSize: "4000px" }} />
      <InView place={<Text>On its way</Text>}>
        <Heading level={2}>The part</Heading>
      </InView>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "The page" }));
    await expect(canvas.queryByText("The part")).toBeNull();
    await userEvent.tab();
    const heading = await canvas.findByRole("heading", { name: "The part" });
    await waitFor(() => expect(heading).toHaveFocus());
    // The place itself is no stop any more.
    await expect(heading.closest("[tabindex='0']")).toBeNull();
  },
};

/** A dialog that does not come is told of by the browser's own; the next press asks for it anew. */
export const DialogMissing: Story = {
  render: () => <Opened />,
  beforeEach: () => {
    const alert = spyOn(window, "alert").mockImplementation(() => {});
    return () => alert.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await waitFor(() =>
      expect(window.alert).toHaveBeenCalledWith("This could not be loaded. Your data is safe."),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByText("The part")).toBeVisible();
  },
};
