import type { Page } from "playwright-core";
import { type Customer, type Needs, pixel } from "../customer.ts";
import type { Portal } from "../portal.ts";
import type { Keys } from "./by-keys.ts";

/** Who goes through a journey, and with what. */
interface Walker {
  readonly keys: Keys;
  readonly page: Page;
  readonly portal: Portal;
  readonly customer: Customer;
}

/** A way through the product by keys alone. */
export interface HeardJourney {
  readonly title: string;
  /** What the client has; null for who is not signed in. */
  readonly needs: Needs | null;
  run(walker: Walker): Promise<void>;
}

/** A file that is taken everywhere. */
export const image = { mimeType: "image/png", buffer: pixel };

/** The one button of a dialog with news. */
export const ok = /^button OK/;
