import { expect, test } from "vitest";
import { checkMessages } from "./check-messages.ts";

test("messages of a file with the keys, arguments and kinds of English have no fault", () => {
  const own = {
    deposit: { amountTooLow: "Sekurang-kurangnya {min} dolar AS." },
    registration: { summary: "{count, plural, other {# medan}}", verified: "Kembali dalam {seconds} saat." },
  };
  expect(checkMessages(JSON.parse(JSON.stringify(own)))).toEqual([]);
});

test.each<[unknown, string]>([
  [[], "The messages are no object of namespaces."],
  [{ sessions: {} }, "There is no namespace sessions."],
  [{ session: "Continue" }, "session is no object of messages."],
  [{ session: { sumbit: "Continue" } }, "There is no message session.sumbit."],
  [{ session: { submit: 5 } }, "session.submit is no text."],
  [
    { session: { submit: "{count, plural, one {" } },
    "session.submit is no valid ICU message: {count, plural, one {",
  ],
  [{ deposit: { amountTooLow: "At least {minimum}." } }, "deposit.amountTooLow has no argument {minimum}."],
  [
    { deposit: { amountTooLow: "At least {min, number}." } },
    "{min} of deposit.amountTooLow is a text or a number, not a number.",
  ],
  [
    { deposit: { amountTooLow: "{min, plural, other {At least {minimum}}}" } },
    "deposit.amountTooLow has no argument {minimum}.",
  ],
])("%j has a fault, which is named", (own, fault) => {
  expect(checkMessages(own)).toContain(fault);
});
