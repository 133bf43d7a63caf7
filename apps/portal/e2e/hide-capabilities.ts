import type { Capability } from "@broker/api-spec/operations";
import type { BrowserContext } from "playwright-core";

/** Makes the provider leave these capabilities out when the portal asks for its list. */
export async function hideCapabilities(context: BrowserContext, ...names: readonly Capability[]) {
  await context.route("**/GetCapabilities*", async (route) => {
    const answer = await route.fetch().catch(() => null);
    // The provider of the test ended while the page was still asking.
    if (!answer) return route.abort();
    let text = await answer.text();
    for (const name of names) text = text.replace(`"${name}",`, "").replace(`,"${name}"`, "");
    return route.fulfill({ body: text, contentType: "application/json" });
  });
}
