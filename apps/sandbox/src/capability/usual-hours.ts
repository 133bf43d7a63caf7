import * as v from "valibot";

const message = 'must be JSON with whole hours from 1 to 720, such as {"bankDeposit":24}';
const hours = v.nullish(
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(720, message)),
  null,
);

/** A variable with the hours in which each kind of request is usually decided, as JSON; undefined where it is not set. */
export const UsualHoursVariable = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
    v.strictObject(
      { bankDeposit: hours, cryptoDeposit: hours, withdrawal: hours, transfer: hours, identity: hours },
      message,
    ),
  ),
);

/** The hours in which each kind of request is usually decided; null for a kind without an entry. */
export type UsualHours = Readonly<NonNullable<v.InferOutput<typeof UsualHoursVariable>>>;

/** The hours of a company that does not tell any. */
export const untold: UsualHours = {
  bankDeposit: null,
  cryptoDeposit: null,
  withdrawal: null,
  transfer: null,
  identity: null,
};
