import type { Data } from "@broker/sdk";

/** The device and the place of a session or a sign-in, as far as the provider knows them. */
export interface DeviceOrigin {
  readonly kind: "computer" | "phone" | "tablet" | "unknown";
  /** The browser, such as `Firefox`; null where it is unknown. */
  readonly browser: string | null;
  /** The operating system, such as `Android`; null where it is unknown. */
  readonly system: string | null;
  /** The network address; null where it is unknown. */
  readonly address: string | null;
  /** The country by ISO 3166-1 alpha-2; null where it is unknown. */
  readonly country: string | null;
}

/** Returns the device and the place of a row. */
export const deviceOf = (row: Data<"GetSignInHistory">[number] | Data<"GetSessions">[number]) => {
  const { kind, browser, system, address, country } = row;
  return { kind, browser, system, address, country } satisfies DeviceOrigin;
};
