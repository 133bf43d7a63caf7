import type { Capability } from "@broker/api-spec/operations";
import type { BrowserContext } from "playwright-core";

/** Makes the provider leave these capabilities out when the portal asks for its list. */
export async function hideCapabilities(context: BrowserContext, ...names: readonly Capability[]) {
  await context.route("**/GetCapabilities*", async (route) => {
    const read = async () => (await route.fetch()).text();
    // The page or the provider of the test was closed while the page was still asking.
    let text = await read().catch(() => null);
    if (text === null) return route.abort();
    for (const name of names) text = text.replace(`"${name}",`, "").replace(`,"${name}"`, "");
    return route.fulfill({ body: text, contentType: "application/json" });
  });
}
