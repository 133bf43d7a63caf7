import { matchPath } from "react-router-dom";
import { areaPaths } from "./paths.ts";

/**
 * Returns the path of the screen at an address of the client area, as the router matches it: with or without a trailing
 * slash, in upper or lower case. Null for other addresses.
 */
export const areaPathAt = (pathname: string): (typeof areaPaths)[number] | null =>
  areaPaths.find((path) => matchPath(path, pathname)) ?? null;
