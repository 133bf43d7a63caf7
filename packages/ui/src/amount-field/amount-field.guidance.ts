import type { Guidance } from "../guidance/guidance.ts";

export const guidance: Guidance = {
  use: [
    "An amount of money is typed: deposit, withdrawal, transfer.",
    "Two currencies are converted in both directions, by two of these fields.",
  ],
  avoid: [
    { when: "The amount is only shown.", use: "Data/Money" },
    { when: "The number is no money, such as a leverage or a count.", use: "Fields/Text field" },
    { when: "There are a few fixed amounts.", use: "Fields/Radio cards" },
  ],
  dos: [
    {
      story: "TwoWayConversion",
      text: "Let each `onChange` compute the other `value`, so that the client may begin with either amount.",
    },
    { story: "Invalid", text: "State the limit in the error, with its currency." },
  ],
  donts: [
    {
      story: "CurrencyInTheLabel",
      text: "A currency in the label is far from the digits, and is read before them; pass it as `currency`.",
    },
    {
      text: "Do not convert the value to a JavaScript number: it is an exact decimal, and 0.1 + 0.2 is not 0.3.",
    },
  ],
  anatomy: [
    ["label", "`label`: what the amount does, such as “You send”."],
    ["amount", "The typed text in the client’s number format, grouped on blur; `size` makes it 32 px."],
    ["currency", "`currency`, at the end of the frame."],
    ["notes", "`description` and `errorMessage`; a text that is no amount shows `unreadMessage`."],
  ],
  keys: [
    ["Tab", "focuses the amount and selects it"],
    ["0–9, decimal separator", "are accepted; a letter or a third decimal is ignored"],
    ["Ctrl+V", "reads the pasted text as a whole, also with its currency"],
    ["Backspace", "always deletes, also where the rest is no amount"],
  ],
  accessibility: [
    "The currency describes the input, so that it is read with the label.",
    "It is a text field with a decimal keyboard on phones: arrow keys and a mouse wheel never change an amount.",
    "A pasted text that is refused stays in the field and is announced.",
  ],
  tests: [
    "amount-field/amount-field.test.tsx",
    "amount-field/amount-format.test.ts",
    "amount-field/amount-paste-format.test.ts",
    "field/latin-digits.test.tsx",
  ],
  words: [
    "Name the direction of the money: “You send”, “You receive”.",
    "Errors have the currency and the figure: “Amount (USD) must be at least $10.”",
  ],
  rightToLeft: "The amount keeps its order, the currency is at the inline end; Arabic digits are accepted.",
  status: "stable",
};
