import { isDraftEvent, keepDrafts } from "./drafts.ts";
import type { BrokerElementEventMap } from "./events.ts";
import { titleOf } from "./frame-title.ts";
import {
  type Drafts,
  type FrameMessage,
  type HostMessage,
  type Journey,
  journeyPaths,
  readFrameMessage,
  toSent,
  toTheme,
} from "./protocol.ts";

/** The typed listeners of the elements. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- only types of methods that every element has
export interface BrokerElement {
  addEventListener<Type extends keyof BrokerElementEventMap>(
    type: Type,
    listener: (this: this, event: BrokerElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof BrokerElementEventMap>(
    type: Type,
    listener: (this: this, event: BrokerElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The class of elements, which servers lack: the module can be imported there, and defines nothing. */
const Base = globalThis.HTMLElement ?? Object;
/** The time within which the page in a frame must send its first message (ms). */
const PATIENCE = 30_000;

/** The elements that are connected to this page. */
const shown = new Set<BrokerElement>();

/** Matches the origins that may get a token: on the way to any other origin, the network could read the token. */
const SAFE = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/**
 * A journey of the portal in a frame of its own. Its attributes are `portal` (the portal's origin), `lang`, `theme`,
 * `account` (the login of the trading account) and `label` (the title of the frame); its property is `token`.
 */
export abstract class BrokerElement extends Base {
  static readonly observedAttributes = ["portal", "lang", "theme", "account", "label"];
  /** The journey of this element. */
  abstract readonly journey: Journey;
  #frame: HTMLIFrameElement | null = null;
  #token: string | null = null;
  #listening: AbortController | null = null;

  /** The one-time token of your server, which opens the frame. It is used once. */
  set token(token: string) {
    this.#token = token;
    this.#open();
  }

  connectedCallback(): void {
    shown.add(this);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    globalThis.addEventListener("message", (event) => this.#receive(event), { signal });
    globalThis.addEventListener("storage", (event) => this.#follow(event), { signal });
    // A page may set the property before this module defines the element; the property would hide the setter.
    const early: unknown = Object.getOwnPropertyDescriptor(this, "token")?.value;
    Reflect.deleteProperty(this, "token");
    if (typeof early === "string") this.token = early;
    const begin = () => {
      if (signal.aborted || this.#frame) return;
      if (!this.hasAttribute("portal"))
        // oxlint-disable-next-line no-console -- it tells the developer of the page why no frame opens
        console.warn(`<${this.localName}> waits for its attribute \`portal\`, the origin of the portal.`);
      if (this.#token !== null) this.#open();
      else this.#tell("needs-sign-in", { reason: "noToken" });
    };
    // The page's other scripts add their listeners after the element was defined.
    if (document.readyState === "complete") setTimeout(begin);
    else globalThis.addEventListener("load", begin, { signal });
  }

  disconnectedCallback(): void {
    shown.delete(this);
    this.#listening?.abort();
    this.#listening = null;
    this.#frame?.remove();
    this.#frame = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (!this.#frame) return this.#open();
    this.#frame.title = this.#title();
    // The session of the frame belongs to its portal and account, and its token was used: another portal or account needs a new
    // token.
    if (name === "portal" || name === "account") return this.#askForToken();
    this.#sendSettings();
  }

  #origin(): string | null {
    const url = URL.parse(this.getAttribute("portal") ?? "");
    return url && SAFE.test(url.origin) ? url.origin : null;
  }

  #settings() {
    const lang = this.getAttribute("lang") ?? document.documentElement.lang;
    return { type: "settings", lang, theme: toTheme(this.getAttribute("theme")) } as const;
  }

  #title(): string {
    return this.getAttribute("label") ?? titleOf(this.journey, this.#settings().lang);
  }

  #askForToken(): void {
    this.#frame?.remove();
    this.#frame = null;
    this.#tell("needs-sign-in", { reason: "noToken" });
  }

  #open(): void {
    const portal = this.#origin();
    const token = this.#token;
    // The token is kept until the element is in the page and has a portal.
    if (token === null || !this.#listening || !this.hasAttribute("portal")) return;
    if (portal === null)
      throw new TypeError(`<${this.localName}> needs the portal's https origin in \`portal\`.`);
    this.#token = null;
    const { lang, theme } = this.#settings();
    const address = new URL(journeyPaths[this.journey], portal);
    const account = this.getAttribute("account");
    address.search = new URLSearchParams({
      host: location.origin,
      theme,
      ...(lang && { lang }),
      ...(account !== null && { account }),
    }).toString();
    // The token is in the fragment, which is sent to no server.
    address.hash = new URLSearchParams({ token }).toString();
    this.#frame?.remove();
    const frame = document.createElement("iframe");
    frame.title = this.#title();
    frame.referrerPolicy = "no-referrer";
    frame.allow = "clipboard-write";
    frame.setAttribute("sandbox", SANDBOX);
    frame.setAttribute("aria-busy", "true");
    frame.style.cssText = "display:block;width:100%;min-height:20rem;border:0;color-scheme:auto";
    this.#frame = frame;
    (this.shadowRoot ?? this.attachShadow({ mode: "open" })).append(frame);
    // The attribute `src` would show the token to every script of the page.
    frame.contentWindow?.location.replace(address.href);
    // A page that the browser refuses to show sends no message.
    setTimeout(() => this.#giveUp(frame), PATIENCE);
  }

  #giveUp(frame: HTMLIFrameElement): void {
    if (this.#frame !== frame || !frame.hasAttribute("aria-busy")) return;
    frame.removeAttribute("aria-busy");
    this.#tell("needs-sign-in", { reason: "unreachable" });
  }

  #receive(event: MessageEvent): void {
    const origin = this.#origin();
    const frame = this.#frame;
    if (origin === null || !frame) return;
    const message = readFrameMessage(event, { origin, source: frame.contentWindow });
    if (message) this.#handle(message, frame);
  }

  #handle(message: FrameMessage, frame: HTMLIFrameElement): void {
    switch (message.type) {
      case "ready":
        frame.removeAttribute("aria-busy");
        return this.#sendSettings();
      case "resize":
        frame.style.height = `${message.height}px`;
        return;
      case "completed":
        return this.#tell("completed", { reference: message.reference });
      case "closed":
        return this.#tell("closed", {});
      case "needs-sign-in":
        return this.#tell("needs-sign-in", { reason: message.reason });
      case "keep":
        return this.#keep(message.turn, message.drafts);
    }
  }

  /** Keeps the drafts of a frame that has no storage of its own. */
  #keep(turn: number, changes: Drafts): void {
    const origin = this.#origin();
    if (origin === null) return;
    const drafts = keepDrafts(origin, changes);
    this.#send({ type: "kept", turn, drafts });
    // The browser reports a change of the storage to other tabs, and not to the other elements of this page.
    if (Object.keys(changes).length === 0) return;
    for (const other of shown)
      if (other !== this && other.#origin() === origin) other.#send({ type: "kept", turn: 0, drafts });
  }

  /** Sends the frame the drafts that a frame of another tab changed. */
  #follow(event: StorageEvent): void {
    const origin = this.#origin();
    if (origin !== null && isDraftEvent(event, origin)) this.#keep(0, {});
  }

  #sendSettings(): void {
    this.#send(this.#settings());
  }

  #send(message: HostMessage): void {
    const origin = this.#origin();
    if (origin !== null) this.#frame?.contentWindow?.postMessage(toSent(message), origin);
  }

  #tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail: { journey: this.journey, ...detail } }));
  }
}
