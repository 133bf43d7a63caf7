import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../packages/screens/src/password-reset/password-reset.stories.tsx";
import { Flow } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Password reset",
  component: Flow,
  args: {
    name: "Password reset",
    machine: machines.passwordReset,
    stories: { title: stories.default.title, names: Object.keys(stories) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
