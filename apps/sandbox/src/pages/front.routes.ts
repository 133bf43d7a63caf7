import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { html } from "hono/html";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { demoAccounts, demoColleagues, DEMO_PASSWORD } from "../seed/demo-accounts.ts";
import { renderPage, stylesheet } from "./page.ts";

const { resolve: find } = createRequire(import.meta.url);

/** Adds the tools' stylesheet and typeface. */
function assetRoutes(app: App): void {
  app.get("/sandbox/styles.css", (context) =>
    context.body(stylesheet, 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.get("/sandbox/geist.woff2", async (context) => {
    const bytes = await readFile(find("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"));
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": "font/woff2",
      "cache-control": "public, max-age=604800",
    });
  });
}

/** Adds the front page of the sandbox's tools. */
export function frontRoutes(app: App, deps: Deps): void {
  assetRoutes(app);
  app.get("/sandbox/", (context) => context.redirect("/sandbox"));
  app.get("/sandbox", (context) => {
    const accounts =
      deps.config.seed === "demo"
        ? html`<h2>Demo accounts</h2>
            <p>
              The password of all of them is
              <code>${DEMO_PASSWORD}</code>${
                deps.config.demoStaffPassword === null
                  ? ""
                  : ", but that of staff, which whoever runs this provider set"
              }.
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">E-mail</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                ${[...demoAccounts, ...demoColleagues].map(
                  ({ email, state }) =>
                    html`<tr>
                      <td data-label="E-mail"><code>${email}</code></td>
                      <td data-label="State">${state}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
        : html`<p>This provider has no demo accounts (<code>SEED=none</code>).</p>`;
    return context.html(
      renderPage(
        "Sandbox",
        "/sandbox",
        html`<p>
            A complete reference provider on a real database: the portal, its API, and what stands around
            them.
          </p>
          <div class="grid">
            <a class="card" href="/"><strong>Portal</strong><br />The client area and the public pages</a>
            <a class="card" href="/sandbox/mailbox"
              ><strong>Mailbox</strong><br />Every e-mail that was sent</a
            >
            <a class="card" href="/sandbox/backoffice"
              ><strong>Back office</strong><br />Review deposits, prove the ledger</a
            >
            <a class="card" href="/api/reference"
              ><strong>API reference</strong><br />Every call of the contract, to read and to try</a
            >
          </div>
          ${accounts}`,
      ),
    );
  });
}
