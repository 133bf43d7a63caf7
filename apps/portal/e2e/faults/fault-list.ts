import { type Sandbox } from "@broker/sandbox/testing";
import type { BrowserContext, Page, Route } from "playwright-core";

/** The effect of a fault for the user. */
type Effect =
  /** No effect: the call succeeds in the end. */
  | "good"
  /** The provider's own sentence is shown. */
  | "message"
  /** A refusal with the sentence of the catalogue. */
  | "refused"
  /** The call failed; its outcome is unknown. */
  | "unknown"
  | "signedOut";

/** The environment of a fault. */
interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly provider: Sandbox;
  readonly operation: string;
}

/** A way in which a call fails. */
export interface BrowserFault {
  readonly name: string;
  readonly effect: Effect;
  /** The provider's message in the answer. */
  readonly message?: string;
  /** The answer is a success with invalid data; applies to calls with data only. */
  readonly isInData?: true;
  /** The browser itself repeats the request when its persistent connection breaks. */
  readonly isRepeatedByBrowser?: true;
  /** The second of two requests may be refused, which the browser logs. */
  readonly mayComplain?: true;
  /** A read may be repeated, by the browser or once the network is back, before an error is shown. */
  readonly mayHeal?: true;
  /** Makes the next calls fail, and returns the function that ends the fault. */
  arm(scene: Scene, times: number): Promise<() => Promise<void>>;
}

/** Text that no page may execute and that must not break a page. */
export const HOSTILE = `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>{{7*7}}\u202E%00${"é".repeat(300)}`;

/** Creates a fault in the provider, for a number of calls. */
const atProvider =
  (kind: string): BrowserFault["arm"] =>
  async ({ provider, operation }, times) => {
    await provider.control("faults", [{ operation, times, kind }]);
    return () => Promise.resolve();
  };

/** Creates a fault in the network between browser and provider. */
const onTheWay =
  (spoil: (route: Route, scene: Scene) => Promise<void>): BrowserFault["arm"] =>
  async (scene, times) => {
    let left = times;
    const pattern = `**/api/*/${scene.operation}*`;
    const handler = async (route: Route) => {
      left -= 1;
      await (left >= 0 ? spoil(route, scene) : route.fallback());
    };
    await scene.context.route(pattern, handler);
    return () => scene.context.unroute(pattern, handler);
  };

const answer = (status: number, responseCode: number, responseMessage: string, data: unknown = null) =>
  onTheWay((route) =>
    route.fulfill({ status, json: { responseCode, responseMessage, data }, headers: { "retry-after": "1" } }),
  );

/** The deadline of a call in the portal, in milliseconds. */
const LIMIT = 30_000;

/** Freezes the deadlines of calls until a fault lets them pass. */
async function holdLimits({ context, page }: Scene): Promise<() => Promise<void>> {
  const hold = (limit: number) => {
    const timers: unknown[] = [];
    const { setTimeout } = window;
    Reflect.set(window, "limits", timers);
    Reflect.set(window, "setTimeout", (over: () => void, time?: number) => {
      if (time === limit) timers.push(over);
      return Reflect.apply(setTimeout, window, [over, time]);
    });
  };
  await context.addInitScript(hold, LIMIT);
  await page.evaluate(hold, LIMIT);
  return () =>
    page.evaluate(() => {
      const timers: unknown = Reflect.get(window, "limits");
      if (!Array.isArray(timers)) return;
      for (const over of timers.splice(0)) if (typeof over === "function") over();
    });
}

const wentWell = { responseCode: 1, responseMessage: "Success" };

/** The faults that the portal must handle for every call. */
export const faultList: readonly BrowserFault[] = [
  { name: "nothing wrong", effect: "good", arm: () => Promise.resolve(() => Promise.resolve()) },
  { name: "refused", effect: "message", message: "The provider refused this.", arm: atProvider("code0") },
  { name: "refused without a message", effect: "refused", arm: atProvider("noMessage") },
  { name: "refused in hostile words", effect: "message", message: HOSTILE, arm: answer(200, 0, HOSTILE) },
  {
    name: "turned away with 429",
    effect: "message",
    message: "Too many attempts. Please wait.",
    arm: answer(429, 4029, "Too many attempts. Please wait."),
  },
  { name: "turned away with 401", effect: "signedOut", arm: answer(401, 4001, "Please sign in.") },
  { name: "no connection", effect: "unknown", arm: onTheWay((route) => route.abort("connectionrefused")) },
  { name: "503", effect: "unknown", arm: answer(503, 5003, "Not ready.") },
  {
    name: "reply lost after the commit",
    effect: "unknown",
    isRepeatedByBrowser: true,
    mayHeal: true,
    arm: atProvider("dropAfterCommit"),
  },
  {
    name: "no reply",
    effect: "unknown",
    async arm(scene, times) {
      const runOut = await holdLimits(scene);
      return onTheWay(async (route) => {
        await route.fetch();
        await runOut();
      })(scene, times);
    },
  },
  {
    name: "offline in the middle",
    effect: "unknown",
    mayHeal: true,
    arm: onTheWay(async (route, { context }) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort("internetdisconnected");
      setTimeout(() => void context.setOffline(false).catch(() => {}), 1500);
    }),
  },
  {
    name: "500 with HTML",
    effect: "unknown",
    arm: onTheWay((route) =>
      route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" }),
    ),
  },
  { name: "502 with HTML after the commit", effect: "unknown", arm: atProvider("html") },
  {
    name: "empty",
    effect: "unknown",
    arm: onTheWay(async (route) => {
      await route.fetch();
      await route.fulfill({ status: 200, body: "" });
    }),
  },
  { name: "truncated", effect: "unknown", arm: atProvider("truncated") },
  { name: "without data", effect: "unknown", isInData: true, arm: atProvider("emptyData") },
  {
    name: "of the wrong shape",
    effect: "unknown",
    isInData: true,
    arm: onTheWay(async (route) => {
      await route.fetch();
      await route.fulfill({ json: { ...wentWell, data: [{ not: ["what", { the: HOSTILE }] }] } });
    }),
  },
  { name: "slow", effect: "good", arm: atProvider("latency") },
  {
    name: "delivered twice",
    effect: "good",
    mayComplain: true,
    arm: onTheWay(async (route) => {
      await route.fetch();
      await route.fulfill({ response: await route.fetch() });
    }),
  },
];
