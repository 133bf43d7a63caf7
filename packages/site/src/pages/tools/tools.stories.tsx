import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { editionMarket } from "../../calculators/market.ts";
import "../../elements/calc-forms.ts";
import "../../elements/calc-market.ts";
import "../../elements/told-fields.ts";
import { defaultLanguage } from "../../languages.ts";
import { listEvents, isInWeek, thisWeek } from "../../market/calendar.ts";
import { listPieces } from "../../market/news.ts";
import { CalculatorForms } from "./calculator-forms.tsx";
import { CalendarNote, EventDays, Zone } from "./event-table.tsx";
import { EventLinks } from "./event-links.tsx";
import { Pieces } from "./pieces.tsx";
import { PieceLinks } from "./piece-links.tsx";

const meta = { title: "Site/Tools", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const events = listEvents(defaultLanguage).filter((one) => isInWeek(one, thisWeek));
const pieces = listPieces(defaultLanguage).slice(0, 3);

export const Calculators: Story = {
  render: () => (
    <>
      <calc-market hidden>{JSON.stringify(editionMarket)}</calc-market>
      <calc-forms data-locale="en-GB" data-dollars="{}">
        <told-fields>
          <CalculatorForms />
        </told-fields>
      </calc-forms>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [lots] = canvas.getAllByLabelText("Lots");
    if (!lots) throw new Error("No calculator asks for lots.");
    await userEvent.clear(lots);
    await userEvent.type(lots, "many");
    await userEvent.tab();
    await expect(lots).toHaveAccessibleDescription(/a point and without spaces/);
  },
};
export const Calendar: Story = {
  render: () => (
    <>
      <Zone />
      <EventDays events={events.slice(0, 8)} />
      <CalendarNote />
    </>
  ),
};
export const CalendarOnAPhone: Story = { ...Calendar, globals: { viewport: { value: "phone" } } };
export const EventsToCome: Story = { render: () => <EventLinks of={events.slice(0, 3)} /> };
export const News: Story = { render: () => <Pieces of={pieces} /> };
export const NewsOnAPhone: Story = { ...News, globals: { viewport: { value: "phone" } } };
export const WrittenAboutIt: Story = { render: () => <PieceLinks of={pieces} /> };
