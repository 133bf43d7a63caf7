import { type FrameMessage, type HostMessage, readHostMessage, toSent } from "@broker/embed/protocol";

/** The messages between the page in a frame and its host's page. */
export interface HostLink {
  /** Whether the page is in a frame, and its address names a configured host. */
  readonly isHosted: boolean;
  post(message: FrameMessage): void;
  /** Calls back with each valid message of the host; returns the function that ends it. */
  listen(read: (message: HostMessage) => void): () => void;
}

/** The part of `window` that a link uses. */
export interface FramePage {
  readonly parent: Pick<Window, "postMessage">;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  removeEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const nobody: HostLink = { isHosted: false, post: () => {}, listen: () => () => {} };

/**
 * Creates the link to the host that the address names, if that is a configured one and the page is in a frame. A
 * page of another origin gets no message, since each is sent to that origin only.
 */
export function createHostLink(page: FramePage, host: string | null, origins: readonly string[]): HostLink {
  if (Object.is(page.parent, page) || host === null || !origins.includes(host)) return nobody;
  const sender = { origin: host, source: page.parent };
  return {
    isHosted: true,
    post: (message) => page.parent.postMessage(toSent(message), host),
    listen(read) {
      const receive = (event: MessageEvent) => {
        const message = readHostMessage(event, sender);
        if (message) read(message);
      };
      page.addEventListener("message", receive);
      return () => page.removeEventListener("message", receive);
    },
  };
}
