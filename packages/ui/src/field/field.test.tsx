import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AmountField } from "../amount-field/amount-field.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ComboBox } from "../combo-box/combo-box.tsx";
import { DateField } from "../date-field/date-field.tsx";
import { Form } from "../form/form.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { OneTimeCodeField } from "../one-time-code-field/one-time-code-field.tsx";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { Select } from "../select/select.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { FieldWords } from "./field.tsx";

const idle = () => {};
const choice = { value: null, onChange: idle, placeholder: "Choose" };
const days = { value: null, onChange: idle, previousLabel: "Back", nextLabel: "On" };

const fields: readonly [name: string, field: (words: FieldWords) => ReactElement][] = [
  ["AmountField", (words) => <AmountField {...words} currency="MYR" value="" />],
  ["ComboBox", (words) => <ComboBox {...words} {...choice} options={[]} emptyLabel="None" />],
  ["DateField", (words) => <DateField {...words} {...days} />],
  ["NativeSelect", (words) => <NativeSelect {...words} {...choice} value="" options={[]} />],
  ["OneTimeCodeField", (words) => <OneTimeCodeField {...words} value="" onChange={idle} />],
  ["RadioCards", (words) => <RadioCards {...words} {...choice} options={[{ value: "a", label: "A" }]} />],
  ["Select", (words) => <Select {...words} {...choice} options={[]} />],
  ["TextArea", (words) => <TextArea {...words} />],
  ["TextField", (words) => <TextField {...words} />],
];

/** Returns the texts that describe elements of a field; null for each referenced id that does not exist. */
const described = (container: Element) =>
  [...container.querySelectorAll("[aria-describedby]")].flatMap((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? null),
  );

test.each(fields)(
  "%s is described by a description that is added later, and not by a removed one",
  async (_, field) => {
    const screen = await render(field({ label: "Field" }));
    expect(described(screen.container)).not.toContain(null);
    await screen.rerender(field({ label: "Field", description: "For the receipt." }));
    expect(described(screen.container)).toContain("For the receipt.");
    await screen.rerender(field({ label: "Field", errorMessage: "Fill it in" }));
    expect(described(screen.container)).toContain("Fill it in");
    await screen.rerender(field({ label: "Field" }));
    expect(described(screen.container)).not.toContain("For the receipt.");
    expect(described(screen.container)).not.toContain("Fill it in");
    expect(described(screen.container)).not.toContain(null);
  },
);

const agreement = ({ label }: FieldWords) => <Checkbox>{label}</Checkbox>;
// The button of a `Select` has no such state.
const required = [...fields.filter(([name]) => name !== "Select"), ["Checkbox", agreement]] as const;

test.each(required)("%s is announced as required, unless its form is not", async (_, field) => {
  const form = (hasRequiredFields: boolean) => (
    <Form onSubmit={idle} hasRequiredFields={hasRequiredFields}>
      {field({ label: "Field" })}
    </Form>
  );
  const screen = await render(form(true));
  const says = () => screen.container.querySelector("[aria-required='true'], input[required]") !== null;
  expect(says()).toBe(true);
  await screen.rerender(form(false));
  expect(says()).toBe(false);
});
