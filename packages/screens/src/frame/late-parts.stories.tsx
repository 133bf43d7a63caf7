import { Button, Heading, late, Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { InView } from "./in-view.tsx";
import { MissingDialog } from "./missing-dialog.view.tsx";
import { MissingPanel } from "./panel-failed.view.tsx";

/** Creates code that loads after a number of failures. */
function createLoad(failures: number) {
  let left = failures;
  return () => {
    left -= 1;
    if (left >= 0) return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    return Promise.resolve(() => <Text>The part</Text>);
  };
}

const Eventual = () => {
  const [{ Part }] = useState(() => ({
    Part: late<object>(createLoad(1), { while: null, whenMissing: () => null, retry: "return" }),
  }));
  return (
    <>
      <Text>The page</Text>
      <Part />
    </>
  );
};

const Plain = () => <Text>The same, plainly</Text>;

const Told = () => {
  const [{ Part }] = useState(() => ({
    Part: late<object>(createLoad(1), {
      while: null,
      whenMissing: Plain,
    }),
  }));
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onPress={() => setShown(!isShown)}>{isShown ? "Hide" : "Show"}</Button>
      {isShown && <Part />}
    </>
  );
};

const Opened = () => {
  const [{ Part }] = useState(() => ({
    Part: late<{ onClose: () => void }>(createLoad(1), { while: null, whenMissing: MissingDialog }),
  }));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
    </>
  );
};

const Panel = ({ failures }: { failures: number }) => {
  const [{ Part }] = useState(() => ({
    Part: late<object>(createLoad(failures), { while: null, whenMissing: MissingPanel }),
  }));
  return <Part />;
};

const meta = { title: "Internals/Late parts", component: Eventual } satisfies Meta<typeof Eventual>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Content in the background is loaded again when the network returns, and shows no error before. */
export const ComesInTheEnd: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The page")).toBeVisible();
    // Repeated, as the part may not have failed yet.
    await waitFor(async () => {
      window.dispatchEvent(new Event("online"));
      await expect(canvas.getByText("The part")).toBeVisible();
    });
  },
};

/** An error is shown without its dialog's code, which is loaded again the next time. */
export const ToldPlainly: Story = {
  render: () => <Told />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The same, plainly")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(await canvas.findByText("The part")).toBeVisible();
  },
};

/** Content that mounts in view is reached by Tab before it is mounted, and its heading gets the focus. */
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
    // The placeholder is no tab stop any more.
    await expect(heading.closest("[tabindex='0']")).toBeNull();
  },
};

/** When a dialog fails to load, the browser's own dialog reports it; the next press loads it again. */
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

/** A panel whose code failed to load offers a retry. */
export const PanelMissing: Story = {
  render: () => <Panel failures={1} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("The part")).toBeVisible();
  },
};

/** A panel whose code is permanently missing offers a reload of the page. */
export const PanelGone: Story = {
  render: () => <Panel failures={9} />,
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Retry" });
    await expect(canvas.queryByRole("button", { name: "Reload the page" })).toBeNull();
    await userEvent.click(retry);
    await expect(await canvas.findByRole("button", { name: "Reload the page" })).toBeVisible();
  },
};
