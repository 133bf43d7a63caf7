import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { complete } from "./deposit.ts";
import { DepositView } from "../deposit/deposit.view.tsx";

/** A command without an effect. */
export const doNothing = () => {};

/** Records the steps that the user opens. */
export const goTo = fn();

/** The properties that all story files of the feature share. */
export const setting = {
  component: DepositView,
  args: { onDone: doNothing, eligibility: complete, wizard: { step: "loading" } },
} satisfies Meta<typeof DepositView>;
