import { renderToString } from "react-dom/server";
import { Login } from "./login.tsx";
import { Parts } from "./parts.tsx";

/** The pages of the app as HTML. */
export const pages = (baseUrl: string): Record<string, string> => ({
  "/": renderToString(<Parts />),
  "/login.html": renderToString(<Login baseUrl={baseUrl} />),
});
