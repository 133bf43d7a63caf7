import { type Customer, type CustomerNeeds, smallestImage } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import type { Portal } from "../portal.ts";
import type { Keys } from "./by-keys.ts";

/** The page, provider and customer of a journey. */
interface Walker {
  readonly keys: Keys;
  readonly page: Page;
  readonly portal: Portal;
  readonly customer: Customer;
}

/** A journey through the product by keyboard only. */
export interface HeardJourney {
  readonly title: string;
  /** The needs of the customer; null for a visitor without an account. */
  readonly needs: CustomerNeeds | null;
  run(walker: Walker): Promise<void>;
}

/** A file that every upload accepts. */
export const image = { mimeType: "image/png", buffer: smallestImage };

/** Matches the button of an announcement dialog. */
export const ok = /^button OK/;
