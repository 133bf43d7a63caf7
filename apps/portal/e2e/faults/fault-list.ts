import type { BrowserContext, Page, Route } from "playwright-core";
import type { Provider } from "../provider.ts";

/** What a user makes of a fault. */
type Effect =
  /** Nothing: all is well in the end. */
  | "good"
  /** The provider's own sentence. */
  | "message"
  /** A refusal in the catalogue's words. */
  | "refused"
  /** The call broke down; whether it was done is not known. */
  | "unknown"
  | "signedOut";

/** Where a fault happens. */
interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly provider: Provider;
  readonly operation: string;
}

/** A way in which one call goes wrong. */
export interface BrowserFault {
  readonly name: string;
  readonly effect: Effect;
  /** What the provider says with it. */
  readonly message?: string;
  /** The answer says that it went well, and its data are not what they should be: the matter of calls with data only. */
  readonly isInData?: true;
  /** A browser sends a request once more by itself when the connection it kept open breaks under it. */
  readonly isRepeatedByBrowser?: true;
  /** The second of two may be refused, which the browser logs. */
  readonly mayComplain?: true;
  /** A call that only reads may be repeated, by the browser or once the network is back, before anybody is told. */
  readonly mayHeal?: true;
  /** Lets the next call go wrong, or all until it is lifted; gives what lifts it. */
  arm(scene: Scene, times: number): Promise<() => Promise<void>>;
}

/** What no page may run, and none may trip over. */
export const HOSTILE = `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>{{7*7}}\u202E%00${"é".repeat(300)}`;

/** By the provider itself, for as many calls as are told. */
const atProvider =
  (kind: string): BrowserFault["arm"] =>
  async ({ provider, operation }, times) => {
    await provider.control("faults", [{ operation, times, kind }]);
    return () => Promise.resolve();
  };

/** On the way between browser and provider. */
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

/** What a call may take at most, in milliseconds, by the portal's own timer. */
const LIMIT = 30_000;

/** The limits of calls run out when a fault says so. */
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

/** The faults of calls that the portal must survive. */
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
