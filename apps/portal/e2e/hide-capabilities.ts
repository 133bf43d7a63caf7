import type { Capability } from "@broker/api-spec/operations";
import type { BrowserContext } from "playwright-core";

/** Makes the provider leave these capabilities out when the portal asks for its list. */
export async function hideCapabilities(context: BrowserContext, ...names: readonly Capability[]) {
  await context.route("**/GetCapabilities*", async (route) => {
    let text = await (await route.fetch()).text();
    for (const name of names) text = text.replace(`"${name}",`, "").replace(`,"${name}"`, "");
    await route.fulfill({ body: text, contentType: "application/json" });
  });
}
