import type { Company } from "../company.ts";
import { claims } from "./shared-claims.ts";
import { wordmarks } from "./wordmarks.ts";

/** The invented company of the demonstration. */
export const northgale: Company = {
  id: 9,
  name: "Northgale",
  mark: { colour: "#1d4ed8", path: "M16 46 L27 30 L37 38 L47 24", word: wordmarks.northgale },
  founded: 2016,
  isDemonstration: true,
  claims,
  losingAccounts: null,
  entities: [
    {
      id: "international",
      name: "Northgale Markets Ltd",
      registration: "DEMO-204417",
      address: "4 Harbour Exchange, Port Alder",
      regulator: "Financial Services Authority of Port Alder",
      licence: "DEMO-SD-118",
      serves: "world",
      leverage: 500,
      compensation: null,
    },
    {
      id: "europe",
      name: "Northgale Europe Ltd",
      registration: "DEMO-HE-391820",
      address: "21 Quay Street, Port Alder",
      regulator: "Securities Commission of Port Alder",
      licence: "DEMO-CIF-402",
      serves: "europe",
      leverage: 30,
      compensation: "€20,000",
    },
  ],
  contact: {
    email: "support@northgale.example",
    complaints: "complaints@northgale.example",
    phone: "+00 20 5550 0142",
    address: ["Northgale Markets Ltd", "4 Harbour Exchange", "Port Alder"],
    hours: { zone: "Europe/London", first: 1, from: "00:00", last: 5, to: "24:00" },
  },
};
