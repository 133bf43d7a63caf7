import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../packages/screens/src/session/session-guard.stories.tsx";
import { Flow } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Session",
  component: Flow,
  args: {
    name: "Session",
    machine: machines.session,
    stories: { title: stories.default.title, names: Object.keys(stories) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
