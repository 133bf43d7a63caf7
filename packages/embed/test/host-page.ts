import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type * as elements from "../src/elements.ts";
import { type FrameMessage, toSent } from "../src/protocol.ts";

/** The origin of the portal. */
export const PORTAL = "https://portal.example.com";

/** A frame, which the test reads; it counts the settings that it was sent. */
export class Frame {
  address = "";
  title = "";
  isRemoved = false;
  readonly style = { cssText: "", height: "" };
  readonly contentWindow = {
    postMessage: vi.fn(),
    location: { replace: (address: string) => void (this.address = address) },
  };
  readonly #attributes = new Set<string>();
  setAttribute = (name: string) => void this.#attributes.add(name);
  removeAttribute = (name: string) => void this.#attributes.delete(name);
  hasAttribute = (name: string) => this.#attributes.has(name);
  remove = () => void (this.isRemoved = true);
}

/** The part of `HTMLElement` that the elements use; a test adds an element to the page and removes it, as a browser does. */
class Part extends EventTarget {
  readonly shadowRoot = { append: () => {} };
  isConnected = false;
  localName = "broker-deposit";
}

/** The window of the host's page. */
export const page = new EventTarget();
/** The frames that elements opened in this test. */
export const frames: Frame[] = [];
let { BrokerDepositElement }: Partial<typeof elements> = {};

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal("HTMLElement", Part);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", new URL("https://www.example.com/"));
  vi.stubGlobal("document", {
    readyState: "complete",
    documentElement: { lang: "en" },
    createElement() {
      const frame = new Frame();
      frames.push(frame);
      return frame;
    },
  });
  ({ BrokerDepositElement } = await import("../src/elements.ts"));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
beforeEach(() => void (frames.length = 0));
/** The elements in the page of this test; each listens to its window. */
const shown = new Set<{ disconnectedCallback(): void }>();
afterEach(() => {
  for (const element of shown) element.disconnectedCallback();
  shown.clear();
});

/** Creates an element, with the reasons of its requests for a token. */
export function createElement(attributes: Readonly<Record<string, string>> = {}) {
  if (!BrokerDepositElement) throw new Error("The elements are not loaded");
  const element = new BrokerDepositElement();
  const given = new Map<string, string>();
  Object.assign(element, {
    getAttribute: (name: string) => given.get(name) ?? null,
    hasAttribute: (name: string) => given.has(name),
  });
  const told: unknown[] = [];
  element.addEventListener("needs-sign-in", ({ detail }) => void told.push(detail.reason));
  element.addEventListener("closed", () => void told.push("closed"));
  const set = (name: string, value: string) => {
    const before = element.getAttribute(name);
    given.set(name, value);
    element.attributeChangedCallback(name, before, value);
  };
  for (const [name, value] of Object.entries(attributes)) set(name, value);
  const connect = () => {
    Reflect.set(element, "isConnected", true);
    shown.add(element);
    element.connectedCallback();
  };
  const disconnect = () => {
    Reflect.set(element, "isConnected", false);
    element.disconnectedCallback();
  };
  return { element, told, set, connect, disconnect };
}

/** Waits until an element in a loaded page has begun. */
export const begun = () => new Promise((resolve) => setTimeout(resolve));
/** Returns the token in the address of a frame. */
export const tokenOf = (frame?: Frame) =>
  new URLSearchParams(new URL(frame?.address ?? "").hash.slice(1)).get("token");

/** Sends the host's page a message of a frame. */
export function send(frame: Frame | undefined, message: FrameMessage): void {
  const event = new MessageEvent("message", { data: toSent(message), origin: PORTAL });
  // Node's constructor takes no window as the source.
  Object.defineProperty(event, "source", { value: frame?.contentWindow });
  page.dispatchEvent(event);
}
