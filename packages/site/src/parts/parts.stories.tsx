import type { Meta, StoryObj } from "@storybook/react-vite";
import { findInstrument, instrumentsOf } from "../content/instruments/all.ts";
import { paths } from "../paths.ts";
import { pictures } from "../pictures.ts";
import { Action, Inline, More } from "./action.tsx";
import { Devices } from "./devices.tsx";
import { Facts, Stages, Statements } from "./facts.tsx";
import { Field } from "./field.tsx";
import { control } from "./form.css.ts";
import { HoursBand } from "./hours.tsx";
import { InstrumentTable } from "./instrument-table.tsx";
import { LargeFigures } from "./large-figures.tsx";
import { PageHead } from "./page-head.tsx";
import { AsOf, PriceStrip } from "./quotes.tsx";
import { Screen } from "./screen.tsx";
import { Section } from "./section.tsx";
import { Tabs } from "./tabs.tsx";

const meta = { title: "Site/Parts", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pairs = [
  ["Minimum deposit", "$100"],
  ["Leverage", "1:500"],
  ["Commission", "none"],
] as const;

export const Actions: Story = {
  render: () => (
    <>
      <Action href="#one">Open an account</Action>{" "}
      <Action href="#two" look="secondary">
        Compare accounts
      </Action>{" "}
      <Action href="#three" look="plain" isCompact>
        Sign in
      </Action>
      <p>
        The terms are in the <Inline href="#four">Return & Refund Policy</Inline>.
      </p>
      <More href="#five">All instruments</More>
    </>
  ),
};
export const HeadOfAPage: Story = {
  render: () => (
    <PageHead
      crumbs={[{ name: "Trading" }, { name: "Account types" }]}
      headline="Three accounts, one difference: how you pay"
      lead="The conditions of each, side by side."
    />
  ),
};
export const PlainSection: Story = {
  render: () => (
    <Section title="How money is kept" lead="In three sentences.">
      <Statements of={pairs} />
    </Section>
  ),
};
export const SunkenSection: Story = {
  render: () => (
    <Section title="Figures" look="sunken">
      <LargeFigures
        of={[
          ["500,000+", "traders"],
          ["10,000+", "instruments"],
          ["1:500", "highest leverage"],
          ["$0", "withdrawal fees"],
        ]}
      />
    </Section>
  ),
  tags: ["picture"],
};
export const SectionWithItsHeadingBeside: Story = {
  render: () => (
    <Section title="Conditions" look="beside">
      <Facts of={pairs} />
    </Section>
  ),
};
export const SectionOfTheNight: Story = {
  render: () => (
    <Section title="What happens in turn" look="night">
      <Stages of={pairs} />
    </Section>
  ),
};
export const InstrumentStrip: Story = {
  render: () => (
    <>
      <PriceStrip symbols={["EURUSD", "XAUUSD", "US500", "NVDA", "BTCUSD"]} label="Prices" />
      <AsOf />
    </>
  ),
};
export const Instruments: Story = {
  render: () => <InstrumentTable label="Forex" of={instrumentsOf.forex.slice(0, 5)} />,
  tags: ["picture"],
};
export const InstrumentsOnAPhone: Story = {
  ...Instruments,
  tags: [],
  globals: { viewport: { value: "phone" } },
};
export const OpeningHours: Story = { render: () => <HoursBand of={findInstrument("AAPL").hours} /> };
export const PlatformDevices: Story = { render: () => <Devices /> };
export const PlatformDevicesInTheDark: Story = { ...PlatformDevices, globals: { scheme: "dark" } };
export const ScreenOfTheProduct: Story = {
  render: () => <Screen of={pictures.trade} alt="A transfer of $500" className="" sizes="510px" />,
};
export const ViewsOfAList: Story = {
  render: () => (
    <Tabs
      label="Group"
      tabs={[
        { path: paths.platforms, name: "All", count: 61 },
        { path: paths.instruments, name: "Forex", count: 20 },
      ]}
    />
  ),
};
export const FieldOfAForm: Story = {
  render: () => (
    <Field id="name" label="Your name" hint="As we may address you.">
      <input id="name" className={control} aria-describedby="name-hint name-wrong" />
    </Field>
  ),
};
