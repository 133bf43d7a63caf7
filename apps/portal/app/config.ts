import { type Configuration, configurationOf, isConfiguration } from "../configuration.ts";
import { deploymentOf } from "../deployment.ts";

/** The id of the element that has the configuration. */
export const CONFIGURATION = "configuration";

function parse(text: string): Configuration {
  const given: unknown = JSON.parse(text);
  // Everything else was validated where the document was written; the validator would be on every page.
  if (!isConfiguration(given)) throw new Error(`#${CONFIGURATION} of the page is not of format 1.`);
  return given;
}

/** Returns the configuration that is written into the pages by the build, or by the development server. */
function toWrite(): Configuration {
  const developed: unknown = import.meta.env["CONFIGURATION"];
  return typeof developed === "string" ? parse(developed) : configurationOf(deploymentOf(import.meta.env));
}

/** The settings of the deployment; the browser reads them from the document in the page. They are public. */
export const config: Configuration = import.meta.env.SSR
  ? toWrite()
  : parse(document.getElementById(CONFIGURATION)?.textContent ?? "null");
