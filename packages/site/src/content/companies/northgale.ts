import type { Company } from "../company.ts";
import { claims } from "./shared-claims.ts";

/** The made-up company of the demonstration. */
export const northgale: Company = {
  id: 9,
  name: "Northgale",
  mark: { colour: "#1d4ed8", path: "M16 46 L27 30 L37 38 L47 24" },
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
    phone: "+00 20 5550 0142",
    address: ["Northgale Markets Ltd", "4 Harbour Exchange", "Port Alder"],
    hours: { zone: "Europe/London", from: "Mon 00:00", to: "Fri 24:00" },
  },
};
