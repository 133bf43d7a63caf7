import { examples } from "@broker/api-spec/examples";
import type { Capability } from "@broker/api-spec/operations";
import type { HttpHandler } from "msw";
import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: told } = examples.GetCapabilities.success;

/**
 * Returns handlers of a provider with these capabilities only, with the handler that lists them.
 *
 * @example
 * msw.use(mockCapabilities("logout"));
 */
export const mockCapabilities = (...names: readonly Capability[]): HttpHandler =>
  mock("GetCapabilities", { ...told, capabilities: ["capabilities", ...names] });

/** Scenarios of the provider's capabilities. */
export const capabilityScenarios = {
  everythingOn: [mock("GetCapabilities")],
  everythingOff: [mockCapabilities()],
  /** The provider does not have GetCapabilities; the portal uses its own configuration. */
  absent: [fail("GetCapabilities", "unknownCall")],
  refused: [refuse("GetCapabilities")],
  /** The provider lists its capabilities and no figures. */
  withoutSettings: [
    mock("GetCapabilities", {
      ...told,
      gateways: [],
      limits: { sessionMinutes: null, inactivityMinutes: null, minimumAge: null, minimumDepositUsd: null },
      contact: { email: null, phone: null, hours: null, url: null },
    }),
  ],
} satisfies Scenarios;
