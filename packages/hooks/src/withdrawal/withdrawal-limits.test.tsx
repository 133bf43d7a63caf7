import { examples } from "@broker/api-spec/examples";
import { expect, test, vi } from "vitest";
import { signedIn } from "../../test/render.tsx";
import { createWithdrawalProvider, openWizard } from "../../test/withdrawal-provider.ts";
import { limitsQuery } from "./limits.queries.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: limits } = examples.GetLimits.success;
const answer = (data: unknown, responseCode = 1) =>
  Response.json({ responseCode, responseMessage: "", data });
const capable = () => answer({ ...told, capabilities: [...told.capabilities, "limits"] });

test("what is left and what is held are shown from the first step on, and an amount beyond it is an issue", async () => {
  const ofDay = { ...limits, onHold: 40, day: { ...limits.day, left: 90 } };
  const { provider } = createWithdrawalProvider(
    {},
    { GetCapabilities: capable, GetLimits: () => answer(ofDay) },
  );
  const { broker } = await signedIn(provider);
  const { at, details } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => {
    const day = {
      period: "day",
      limit: "10000",
      used: "250",
      left: "90",
      renewsAt: new Date("2026-11-22T00:00:00Z"),
    };
    const month = { period: "month", limit: "50000", used: "1250", left: "48750" };
    expect(wizard.limits).toMatchObject({ onHold: "40", day, month, tightest: day });
    wizard.choose(11);
  });
  await at("choosingPlatform", (wizard) => wizard.next());
  await at("enteringDetails", (wizard) => {
    expect([wizard.available, wizard.most]).toEqual(["5000", "90"]);
    wizard.change("usd", "90.01");
  });
  expect(details()?.issues.amount).toEqual({ code: "amountTooHigh", params: { max: "90" } });
  await at("enteringDetails", (wizard) => wizard.change("usd", "90"));
  expect(details()?.issues.amount).toBeNull();
});

test("a limit that leaves less than the smallest amount is an issue of every amount", async () => {
  const ofDay = { ...limits, day: { ...limits.day, left: 9 } };
  const { provider } = createWithdrawalProvider(
    {},
    { GetCapabilities: capable, GetLimits: () => answer(ofDay) },
  );
  const { broker } = await signedIn(provider);
  const { at, details } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => {
    expect(wizard.terms).toBeNull();
    wizard.choose(11);
  });
  await at("choosingPlatform", (wizard) => wizard.next());
  await at("enteringDetails", (wizard) => {
    expect(wizard.terms?.reached).toMatchObject({ period: "day", left: "9" });
    wizard.change("usd", "5");
  });
  expect(details()?.issues.amount).toEqual({ code: "limitReached" });
});

test("a provider without the capability is not asked, and only the balance counts", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => expect(wizard.limits).toBeNull());
  expect(provider.calls).not.toContain("GetLimits");
});

test("limits that cannot be read block nothing, also while they are read again: the provider checks them itself", async () => {
  let asked = 0;
  const { provider } = createWithdrawalProvider(
    {},
    {
      GetCapabilities: capable,
      // The second call is never answered.
      GetLimits: () => {
        asked += 1;
        return asked === 1 ? new Response("", { status: 503 }) : new Promise<Response>(() => {});
      },
    },
  );
  const { broker } = await signedIn(provider);
  const { at } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => expect(wizard.limits).toBeNull());
  void broker.queryClient.refetchQueries({ queryKey: limitsQuery(broker).queryKey });
  await vi.waitFor(() => expect(asked).toBe(2));
  await at("choosingPlatform", (wizard) => expect(wizard.limits).toBeNull());
});

/** Creates a provider that refuses a call for the limit of the day, of which 20 US dollars are left from then on. */
function refusing(operation: "RequestOtpWithdrawal" | "WithdrawalRequest") {
  let left = 9750;
  return createWithdrawalProvider(
    {},
    {
      GetCapabilities: capable,
      GetLimits: () => answer({ ...limits, day: { ...limits.day, left } }),
      [operation]: () => {
        left = 20;
        return answer(null, 1110);
      },
    },
  );
}
const beyond = { code: "amountTooHigh", params: { max: "20" } };

test("after a withdrawal was refused for the limit, what is left is read again", async () => {
  const { broker } = await signedIn(refusing("WithdrawalRequest").provider);
  const { at, details, enterDetails } = await openWizard(broker);
  await enterDetails();
  await at("reviewing", (wizard) => wizard.confirm());
  await at("failed", ({ failure, dismiss }) => {
    expect(failure).toMatchObject({ kind: "refused", code: 1110 });
    dismiss();
  });
  await expect.poll(() => details()?.issues.amount).toEqual(beyond);
});

test("after a code was refused for the limit, what is left is read again, and another amount has no failure", async () => {
  const { broker } = await signedIn(refusing("RequestOtpWithdrawal").provider);
  const { at, details } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => wizard.choose(11));
  await at("choosingPlatform", (wizard) => wizard.next());
  await at("enteringDetails", (wizard) => wizard.change("usd", "100"));
  await at("enteringDetails", (wizard) => wizard.code.request());
  await expect.poll(() => details()?.issues.amount).toEqual(beyond);
  expect(details()?.code.failure).toMatchObject({ code: 1110 });
  await at("enteringDetails", (wizard) => wizard.change("usd", "20"));
  expect(details()).toMatchObject({ issues: { amount: null }, code: { failure: null } });
});
