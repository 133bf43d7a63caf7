import { examples } from "@broker/api-spec/examples";
import type { Capability } from "@broker/api-spec/operations";
import type { HttpHandler } from "msw";
import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: told } = examples.GetCapabilities.success;

/**
 * A provider that has these capabilities, and no other beside the one that tells of them.
 *
 * @example
 * msw.use(mockCapabilities("logout"));
 */
export const mockCapabilities = (...names: readonly Capability[]): HttpHandler =>
  mock("GetCapabilities", { ...told, capabilities: ["capabilities", ...names] });

/** What a provider says that it can do. */
export const capabilityScenarios = {
  everythingOn: [mock("GetCapabilities")],
  everythingOff: [mockCapabilities()],
  /** The provider does not know the call: the portal goes by its own configuration. */
  absent: [fail("GetCapabilities", "unknownCall")],
  refused: [refuse("GetCapabilities")],
  /** The provider says which calls it has, and no figure. */
  withoutSettings: [
    mock("GetCapabilities", {
      ...told,
      gateways: [],
      limits: { sessionMinutes: null, inactivityMinutes: null, minimumAge: null, minimumDepositUsd: null },
      contact: { email: null, phone: null, hours: null, url: null },
    }),
  ],
} satisfies Scenarios;
