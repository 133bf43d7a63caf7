import { operations } from "@broker/api-spec/operations";
import { html } from "hono/html";
import * as v from "valibot";
import { faultKinds } from "../control/faults.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { formatTime } from "../pages/page.ts";
import type { ShowPage } from "./show-page.ts";
import { PATH } from "./layout.ts";

const Clock = v.object({ minutes: v.pipe(v.string(), v.regex(/^-?\d{1,6}$/), v.transform(Number)) });
const Fault = v.object({
  operation: v.picklist(Object.keys(operations)),
  kind: v.picklist(faultKinds),
  times: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)),
});

const testTools = (deps: Deps) =>
  html`<p class="notice">These are for tests. They change what every client of this sandbox sees.</p>
    <section class="card">
      <h2>Clock</h2>
      <p>It is ${formatTime(deps.clock.now())} here. Sessions end by this clock, yours too.</p>
      <form method="post" action="${PATH}/tools/clock">
        <label>Minutes forward <input name="minutes" value="10" inputmode="numeric" required /></label>
        <button>Move the clock</button>
      </form>
      <form method="post" action="${PATH}/tools/clock-reset">
        <button>Back to the real time</button>
      </form>
    </section>
    <section class="card">
      <h2>Faults</h2>
      <form method="post" action="${PATH}/tools/faults">
        <label
          >Call
          <select name="operation">
            ${Object.keys(operations).map((name) => html`<option>${name}</option>`)}
          </select></label
        >
        <label
          >Goes wrong by
          <select name="kind">
            ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
          </select></label
        >
        <label>Times <input name="times" value="1" inputmode="numeric" required /></label>
        <button>Add the fault</button>
      </form>
      <ul>
        ${deps.faults
          .list()
          .map(
            ({ operation, kind, times }) =>
              html`<li><code>${operation}</code>: ${kind}, ${times} more times</li>`,
          )}
      </ul>
      <form method="post" action="${PATH}/tools/faults-clear"><button>Clear all faults</button></form>
    </section>`;

/** Adds the pages of the clock and the faults: tools for tests, which a real provider does not have. */
export function toolPages(app: App, deps: Deps, show: ShowPage): void {
  const isDemo = deps.config.seed === "demo";
  app.get(`${PATH}/tools`, (context) =>
    show(
      context,
      async () => ({
        title: "Test tools",
        path: "/tools",
        about: [],
        content: isDemo
          ? testTools(deps)
          : html`<p>This provider is for real (<code>SEED=none</code>) and has no test tools.</p>`,
      }),
      { readsItself: true },
    ),
  );

  const act = (name: string, work: (fields: unknown) => void) =>
    app.post(`${PATH}/tools/${name}`, async (context) => {
      if (!isDemo) throw new Problem(404, "notFound", "This provider has no test tools.");
      try {
        work(await context.req.parseBody());
      } catch (error) {
        if (!v.isValiError(error)) throw error;
        throw new Problem(422, "malformed", "Please check these values: one of them does not fit.");
      }
      return context.redirect(`${PATH}/tools`, 303);
    });
  act("clock", (fields) => deps.clock.advance(v.parse(Clock, fields).minutes));
  act("clock-reset", () => deps.clock.reset());
  act("faults", (fields) => deps.faults.set([v.parse(Fault, fields)]));
  act("faults-clear", () => deps.faults.clear());
}
