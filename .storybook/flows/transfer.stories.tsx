import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../packages/screens/src/transfer/transfer.stories.tsx";
import { Flow } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Transfer",
  component: Flow,
  args: {
    name: "Transfer",
    machine: machines.transfer,
    stories: { title: stories.default.title, names: Object.keys(stories) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
