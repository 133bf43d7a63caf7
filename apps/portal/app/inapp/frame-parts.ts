import type { StorageLike } from "@broker/hooks";

/** Parts of the broker of a page in a frame, whose code only that page loads; it sets them before its first call. */
interface FrameParts {
  /** Adds the bearer token to a request. */
  auth(request: Request): Request | Promise<Request>;
  /** Opens a payment in a new window; false when the browser blocked it. */
  openWindow(url: string): boolean;
  /** The drafts of money that the host stores if the browser denies the frame its storage; null otherwise. */
  drafts: StorageLike | null;
}

/** The parts of this page. */
export const frameParts: FrameParts = {
  auth: (request) => request,
  openWindow: () => false,
  drafts: null,
};
