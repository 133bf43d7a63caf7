import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { capabilityStore } from "./capability.store.ts";

/** Adds the operations that tell a portal the provider's capabilities and limits. */
export function capabilityRoutes(app: App, deps: Deps): void {
  const { capabilities, sessionMinutes, inactivityMinutes, minimumAge, usualHours, identity, contact } =
    deps.config;
  const freezeHours = capabilities.includes("freeze") ? deps.config.freezeHours : null;
  const messages = capabilities.includes("messages") ? { messages: { files: deps.config.messageFiles } } : {};
  addOperation(
    app,
    deps,
    "GetCapabilities",
    async ({ sql, input }) => {
      const companyId = input.companyId ?? (await capabilityStore.firstCompany(sql));
      const deposits = await capabilityStore.smallestDeposits(sql, companyId);
      const smallest = deposits.map(({ usd }) => Number(usd));
      return {
        capabilities: [...capabilities],
        gateways: deposits.flatMap(({ gateway }) => gateway ?? []),
        limits: {
          sessionMinutes,
          inactivityMinutes,
          minimumAge,
          minimumDepositUsd: smallest.length === 0 ? null : Math.min(...smallest),
          usualHours: { ...usualHours },
          freezeHours,
          ...messages,
        },
        identity: {
          postalCodes: { ...identity.postalCodes },
          documentsWithoutBack: [...identity.documentsWithoutBack],
          acceptedDocuments: Object.fromEntries(
            Object.entries(identity.acceptedDocuments).map(([country, kinds]) => [country, [...kinds]]),
          ),
        },
        contact: { ...contact },
      };
    },
    { isCached: true },
  );
}
