import type { Company } from "../company.ts";
import { claims } from "./shared-claims.ts";
import { wordmarks } from "./wordmarks.ts";

/** The second invented company, which shows that the first is not hard-coded. */
export const tidewell: Company = {
  id: 12,
  name: "Tidewell",
  mark: { colour: "#0f766e", path: "M15 40 q8 -12 16 0 t16 0", word: wordmarks.tidewell },
  founded: 2019,
  isDemonstration: true,
  claims,
  losingAccounts: null,
  entities: [
    {
      id: "international",
      name: "Tidewell Capital Ltd",
      registration: "DEMO-733102",
      address: "9 Weir Lane, East Sound",
      regulator: "Markets Board of East Sound",
      licence: "DEMO-MB-77",
      serves: "world",
      leverage: 500,
      compensation: null,
    },
  ],
  contact: {
    email: "help@tidewell.example",
    complaints: "complaints@tidewell.example",
    phone: "+00 31 5550 0187",
    address: ["Tidewell Capital Ltd", "9 Weir Lane", "East Sound"],
    hours: { zone: "Asia/Singapore", first: 1, from: "00:00", last: 5, to: "24:00" },
  },
};
