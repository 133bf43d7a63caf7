import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AmountField } from "./amount-field.tsx";

function Example({ locale = "en-US", initial = "" }: { locale?: string; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <I18nProvider locale={locale}>
      <AmountField
        label="Amount"
        currency="USD"
        unreadMessage="No amount."
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </I18nProvider>
  );
}

test("gives an exact decimal string, and groups the digits on blur", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("12345678901234567.89");
  await expect.element(screen.getByRole("status")).toHaveTextContent("12345678901234567.89");
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox")).toHaveValue("12,345,678,901,234,567.89");
});

test("accepts no letter and no third decimal", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("1a2.3456");
  await expect.element(screen.getByRole("textbox")).toHaveValue("12.34");
});

test("accepts the decimal comma of the user's locale", async () => {
  const screen = await render(<Example locale="de-DE" />);
  await userEvent.tab();
  await userEvent.keyboard("1234,5");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1234.5");
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox")).toHaveValue("1.234,5");
});

test.each([
  ["12,50", "12.50", "12.50"],
  ["1,", "1", "1"],
  ["1,2", "1.2", "1.2"],
  ["1,23", "1.23", "1.23"],
  ["1,234", "1234", "1,234"],
  ["1,234.5", "1234.5", "1,234.5"],
  ["1,234,567", "1234567", "1,234,567"],
  ["١٢٫٥", "12.5", "12.5"],
])("%s, typed key by key in a locale with a decimal point, is %s", async (typed, value, shown) => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.element(screen.getByRole("textbox")).toHaveValue(typed);
  await expect.element(screen.getByRole("status")).toHaveTextContent(value);
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox")).toHaveValue(shown);
});

test("leaves an invalid amount as typed, with an empty value", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("1,234,5");
  await expect.element(screen.getByRole("textbox")).not.toHaveAccessibleDescription("No amount. USD");
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox")).toHaveAccessibleDescription("No amount. USD");
  await expect.element(screen.getByRole("textbox")).toHaveValue("1,234,5");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{End}67");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1234567");
});

test("parses a pasted text as a whole, and takes no value from an ambiguous one", async () => {
  const screen = await render(<Example />);
  const field = screen.getByRole("textbox");
  await field.fill("1.234,56");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1234.56");
  await field.fill("1.234");
  await expect.element(field).toHaveValue("1.234");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
});

/** Pastes a text with a real event, over what is selected. */
async function paste(text: string): Promise<void> {
  const source = document.createElement("textarea");
  source.value = text;
  const field = document.activeElement;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  if (field instanceof HTMLElement) field.focus();
  await userEvent.paste();
}

test.each([
  ["USD 300", "300", "300"],
  ["$300.50", "300.50", "300.50"],
  ["1,000.50", "1000.50", "1,000.50"],
  ["1,000.50 USD", "1000.50", "1,000.50"],
])("takes the pasted text %s as %s", async (text, value, typed) => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await paste(text);
  await expect.element(screen.getByRole("textbox")).toHaveValue(typed);
  await expect.element(screen.getByRole("status")).toHaveTextContent(value);
});

test.each(["12.345", "RM 300", "a hundred"])(
  "keeps the pasted text %s, says at once why it is no amount, and accepts its correction",
  async (text) => {
    const screen = await render(<Example />);
    const field = screen.getByRole("textbox");
    await userEvent.tab();
    await paste(text);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription("No amount. USD");
    await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.keyboard("{Backspace}");
    await userEvent.keyboard("{Control>}a{/Control}42");
    await expect.element(field).toHaveValue("42");
    await expect.element(field).toHaveAccessibleDescription("USD");
    await expect.element(screen.getByRole("status")).toHaveTextContent("42");
  },
);

test("a deletion is never ignored, also where the rest is no amount", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await paste("1.234,56");
  await userEvent.keyboard("{End}{Backspace}{Backspace}{Backspace}{Backspace}");
  await expect.element(screen.getByRole("textbox")).toHaveValue("1.23");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1.23");
});

test("corrects a pasted text key by key", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await paste("12.345");
  await userEvent.keyboard("{End}{Backspace}");
  await expect.element(screen.getByRole("textbox")).toHaveValue("12.34");
  await expect.element(screen.getByRole("status")).toHaveTextContent("12.34");
});

test("drops a trailing separator", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("12.");
  await userEvent.tab();
  await expect.element(screen.getByRole("status")).toHaveTextContent("12");
});

test("selects its content when Tab focuses it, as every other field", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("999999");
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("120");
  await expect.element(screen.getByRole("textbox")).toHaveValue("120");
});

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
const asField = (element: Element) => {
  if (!(element instanceof HTMLInputElement)) throw new Error("There is no input.");
  return element;
};

/**
 * The way in which programs and dictation fill a field: they focus and select the text in one task, and write in the next task.
 */
const ways = {
  "written in the task of the focus": (field: HTMLInputElement, text: string) => {
    field.focus();
    write?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  },
  "inserted where all is selected, in the task of the focus": (field: HTMLInputElement, text: string) => {
    field.focus();
    field.select();
    document.execCommand("insertText", false, text);
  },
  "inserted where all was selected after the focus": async (field: HTMLInputElement, text: string) => {
    field.focus();
    field.select();
    await Promise.resolve();
    document.execCommand("insertText", false, text);
  },
  "inserted where all was selected before the focus": async (field: HTMLInputElement, text: string) => {
    field.select();
    field.focus();
    await Promise.resolve();
    document.execCommand("insertText", false, text);
  },
};

test.each(Object.entries(ways))("replaces an amount by another one: %s", async (_, fill) => {
  const screen = await render(<Example initial="1234.5" />);
  const field = screen.getByRole("textbox");
  await expect.element(field).toHaveValue("1,234.5");
  await fill(asField(field.element()), "50");
  await expect.element(field).toHaveValue("50");
  await expect.element(screen.getByRole("status")).toHaveTextContent("50");
});

test("announces its currency to screen readers", async () => {
  const screen = await render(<Example />);
  await expect.element(screen.getByRole("textbox", { name: "Amount" })).toHaveAccessibleDescription("USD");
});
