/** The banks of a seeded company that its history names: most deposits are at the first. */
export const banksOf = (companyId: number): readonly [main: number, other: number] =>
  companyId === 12 ? [61, 63] : [11, 12];
