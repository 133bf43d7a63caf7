/** A publication that moves markets, with figures as they are published. */
export interface EconomicEvent {
  readonly id:
    | "empire"
    | "japanGrowth"
    | "australiaWages"
    | "industrial"
    | "ukPrices"
    | "euroPrices"
    | "minutes"
    | "chinaRate"
    | "payrolls"
    | "claims"
    | "homes"
    | "ukRetail"
    | "euroManagers"
    | "usManagers";
  readonly country: "US" | "EU" | "GB" | "JP" | "CN" | "AU";
  readonly importance: "high" | "medium" | "low";
  readonly at: Date;
  readonly previous: string | null;
  readonly forecast: string | null;
  readonly actual: string | null;
}

const event = (
  at: string,
  country: EconomicEvent["country"],
  id: EconomicEvent["id"],
  importance: EconomicEvent["importance"],
  [previous, forecast, actual]: readonly [string | null, string | null, string | null],
): EconomicEvent => ({ at: new Date(`2026-11-${at}Z`), country, id, importance, previous, forecast, actual });

/** The week of the edition. */
export const events: readonly EconomicEvent[] = [
  event("16T23:50", "JP", "japanGrowth", "medium", ["0.6%", "−0.6%", "−0.4%"]),
  event("16T13:30", "US", "empire", "medium", ["10.7", "6.0", "18.7"]),
  event("17T14:15", "US", "industrial", "low", ["−0.1%", "0.1%", "0.1%"]),
  event("18T00:30", "AU", "australiaWages", "low", ["3.4%", "3.4%", "3.4%"]),
  event("18T07:00", "GB", "ukPrices", "high", ["3.8%", "3.5%", "3.6%"]),
  event("18T10:00", "EU", "euroPrices", "medium", ["2.2%", "2.1%", "2.1%"]),
  event("18T19:00", "US", "minutes", "high", [null, null, null]),
  event("19T01:15", "CN", "chinaRate", "low", ["3.00%", "3.00%", "3.00%"]),
  event("19T13:30", "US", "payrolls", "high", ["−4 k", "50 k", "119 k"]),
  event("19T13:30", "US", "claims", "medium", ["228 k", "230 k", "220 k"]),
  event("19T15:00", "US", "homes", "low", ["4.05 m", "4.08 m", "4.10 m"]),
  event("20T07:00", "GB", "ukRetail", "medium", ["0.7%", "0.0%", "−1.1%"]),
  event("20T09:00", "EU", "euroManagers", "high", ["50.0", "50.2", "49.7"]),
  event("20T14:45", "US", "usManagers", "high", ["54.8", "54.6", null]),
].toSorted((one, other) => one.at.getTime() - other.at.getTime());
