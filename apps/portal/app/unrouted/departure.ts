import { createContext } from "react";

/** A page that the user of a page without the router opens. */
export interface Destination {
  readonly path: string;
  readonly replace?: boolean;
}

/** How a page that started without the router is left for a page of the router. */
export interface Departure {
  /** The path of the page, in English. */
  readonly from: string;
  /** The page to open; a new object for each request to open it. */
  readonly to: Destination;
  /** Whether the router has opened another page. */
  readonly isLeft: boolean;
  /** Called when the router has opened another page. */
  readonly leave: () => void;
}

/** The departure from a page that started without the router. */
export const DepartureContext = createContext<Departure | null>(null);
