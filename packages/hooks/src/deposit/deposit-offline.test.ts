import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { atDeposit } from "../../test/fault-money.ts";
import { rest } from "../../test/fault-journey.ts";
import { createDepositPorts } from "./deposit.ports.ts";
import { atGateways } from "../../test/gateways.ts";
import { signedIn } from "../../test/render.tsx";

afterEach(() => onlineManager.setOnline(true));

const requests = (calls: readonly string[]) => calls.filter((call) => /^DepositRequest|^Generate/.test(call));

describe("a deposit that is confirmed offline", () => {
  test.each([
    ["by bank", 11, async () => signedIn()],
    ["at a gateway", 31, async () => atGateways()],
  ] as const)("%s fails at once and is never queued for later", async (_kind, platformId, open) => {
    const { provider, broker } = await open();
    const { actor, send } = await atDeposit(broker, platformId, null);
    onlineManager.setOnline(false);
    provider.turnAway("GetDepositTransactionsByUser", 403);
    send();
    expect(await rest(actor, ["requestFailed"])).toBe("requestFailed");
    onlineManager.setOnline(true);
    expect(requests(provider.calls)).toEqual([]);
  });

  test("at a gateway fails at once, too, when only the user's e-mail is still to be read", async () => {
    const { provider, reload } = await atGateways();
    const ports = createDepositPorts(reload());
    onlineManager.setOnline(false);
    provider.turnAway("GetUserInfo", 403);
    const intent = {
      key: "k",
      method: "gateway",
      platformId: 31,
      platformName: "ESS",
      gateway: { name: "ess", option: null },
      option: null,
      currencyCode: "MYR",
      localAmount: "447",
      usdAmount: "100.00",
    } as const;
    const requested = ports.requestDeposit(intent, new AbortController().signal);
    await expect(requested).rejects.toMatchObject({ operation: "GetUserInfo", status: 403 });
    expect(requests(provider.calls)).toEqual([]);
  });
});
