/** The countries with the most clients. The names of banks outside the first country end with the name of their country. */
const countries: Readonly<Record<string, string>> = {
  MY: "",
  SG: " Singapore",
  ID: " Indonesia",
  TH: " Thailand",
  VN: " Vietnam",
  PH: " Philippines",
  IN: " India",
  HK: " Hong Kong",
  AE: " Emirates",
  SA: " Saudi Arabia",
  GB: " UK",
  AU: " Australia",
  DE: " Germany",
  US: " USA",
};

/** Invented, since the platforms have marks of our own, and no mark may be shown with the name of a real bank. */
const names: Readonly<Record<string, string>> = {
  DAYB: "Daybreak Bank",
  RIDG: "Ridgeline Bank",
  PORT: "Portico Bank",
  LANT: "Lantern Bank",
  TAMA: "Tamarind Bank",
  ESTU: "Estuary Bank",
  KING: "Kingfisher Bank",
  SALT: "Saltmarsh Savings",
  ORCH: "Orchard Mutual",
  QUAY: "Old Quay Bank",
};

/** The banks of each country, by their codes. */
export const banksByCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(countries).map(([country, suffix]) => [
    country,
    Object.fromEntries(Object.entries(names).map(([code, name]) => [code, name + suffix])),
  ]),
);

/** The payment methods of SmilePayz, for all countries or for one. */
export const smilePayzMethods: readonly (readonly [country: string, code: string, name: string])[] = [
  ["", "CARD", "Debit or credit card"],
  ["ID", "QRIS", "QRIS"],
  ["ID", "VIRTUAL_ACCOUNT", "Virtual account"],
  ["MY", "FPX", "FPX online banking"],
  ["MY", "DUITNOW", "DuitNow QR"],
  ["MY", "EWALLET", "E-wallet"],
  ["TH", "PROMPTPAY", "PromptPay QR"],
  ["TH", "EWALLET", "E-wallet"],
  ["VN", "VIETQR", "VietQR"],
  ["VN", "EWALLET", "E-wallet"],
  ["PH", "EWALLET", "E-wallet"],
  ["IN", "UPI", "UPI"],
];
