import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import type { Broker } from "../broker.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { PageOf } from "../../test/every-hook.tsx";
import { signedIn } from "../../test/render.tsx";
import { depositQueries } from "./deposit.queries.ts";
import type { Gateway } from "./gateway.rules.ts";
import { useDeposit } from "./use-deposit.ts";
import { useGatewayOptions } from "./use-gateway-options.ts";

/** Returns the result of a hook at its first render. */
const said = (broker: Broker, call: () => string | undefined): string =>
  renderToString(createElement(PageOf, { call, broker })).replaceAll("&quot;", "");
const optionsAt = (broker: Broker, gateway: Gateway) =>
  said(broker, () => useGatewayOptions(gateway, 33)?.status);

const again = { staleTime: 0 } as const;

test("the options of a gateway stay when reading them again fails", async () => {
  const { provider, broker } = await signedIn();
  const { queryClient } = broker;
  const methods = depositQueries.paymentMethods(broker);
  await queryClient.fetchQuery(methods);
  expect(optionsAt(broker, { name: "smilepayz", option: "paymentMethod" })).toBe("loaded");
  provider.turnAway("GetSmilePayzDepositMethod", 400);
  await queryClient.fetchQuery({ ...methods, ...again }).catch(() => {});
  expect(optionsAt(broker, { name: "smilepayz", option: "paymentMethod" })).toBe("loaded");
});

test("so do the banks, when reading the user again fails", async () => {
  const { provider, broker } = await signedIn();
  const { queryClient } = broker;
  const user = await queryClient.fetchQuery(profileQueries.userInfo(broker));
  const countries = await queryClient.fetchQuery(catalogueQueries.countries(broker));
  const countryId = countries.find(({ countryCode }) => countryCode === user.countryCode)?.countryId ?? 0;
  await queryClient.fetchQuery(depositQueries.banks(broker, { countryId, paymentPlatformId: 33 }));
  expect(optionsAt(broker, { name: "onepay", option: "bank" })).toBe("loaded");
  provider.turnAway("GetUserInfo", 400);
  await queryClient.fetchQuery({ ...profileQueries.userInfo(broker), ...again }).catch(() => {});
  expect(optionsAt(broker, { name: "onepay", option: "bank" })).toBe("loaded");
});

test("a loading wizard is not unavailable because a part failed to refresh", async () => {
  const { provider, broker } = await signedIn();
  const { queryClient } = broker;
  const currencies = catalogueQueries.currencies(broker);
  await queryClient.fetchQuery(currencies);
  provider.turnAway("GetCurrencies", 400);
  await queryClient.fetchQuery({ ...currencies, ...again }).catch(() => {});
  expect(said(broker, () => useDeposit().step)).toBe("loading");
});
