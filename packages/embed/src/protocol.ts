/** The journeys that a frame can show, with the path of each in the portal. */
export const journeyPaths = {
  deposit: "/inapp/deposit",
  withdrawal: "/inapp/withdraw",
  verification: "/inapp/kyc",
} as const;

/** A journey that a frame can show: the purpose of its token. */
export type Journey = keyof typeof journeyPaths;

/** The appearance of a frame; `system` follows the device. */
export type Theme = "light" | "dark" | "system";

/**
 * Why a frame needs a new token: it has none, the provider refused it, it could not be exchanged or the page in the
 * frame does not answer, the provider has no frames, or the session ended.
 */
export type SignInReason = "noToken" | "tokenRefused" | "unreachable" | "notSupported" | "sessionEnded";

/**
 * Drafts of money by their names, as JSON: they have the key of a request whose outcome is unknown. In a change null
 * removes a draft.
 */
export type Drafts = Readonly<Record<string, string | null>>;

/** A message of the page in the frame. */
export type FrameMessage =
  | { readonly type: "ready" }
  | { readonly type: "resize"; readonly height: number }
  | { readonly type: "completed"; readonly reference: string | null }
  | { readonly type: "closed" }
  | { readonly type: "needs-sign-in"; readonly reason: SignInReason }
  /** The browser denies the frame its storage: the host keeps these changes, and answers by `kept` with the same turn. */
  | { readonly type: "keep"; readonly turn: number; readonly drafts: Drafts };

/**
 * A message of the host's page: a changed language or appearance; or all drafts that it keeps, after the changes of a
 * turn, or with turn 0 after a change of another tab.
 */
export type HostMessage =
  | { readonly type: "settings"; readonly lang: string; readonly theme: Theme }
  | { readonly type: "kept"; readonly turn: number; readonly drafts: Drafts };

/** The mark of all messages, with the version of their form. */
const MARK = "broker-embed-1";
const TALLEST = 20_000;
const LONGEST = 100;
/** The maximum length of a draft, and the maximum number of drafts in a message. */
const LARGEST = 100_000;
const MOST = 100;

/** A message with its mark, as it is sent. */
export const toSent = <Message extends FrameMessage | HostMessage>(message: Message) => ({
  ...message,
  broker: MARK,
});

/** The part of a `MessageEvent` that is checked. */
export interface Received {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The only sender whose messages are read. */
export interface Sender {
  readonly origin: string;
  readonly source: unknown;
}

/** Returns the data of a message from the sender; null for a message of another window or origin, or without the mark. */
function dataOf({ data, origin, source }: Received, from: Sender): Readonly<Record<string, unknown>> | null {
  if (source === null || source === undefined || source !== from.source || origin !== from.origin)
    return null;
  if (typeof data !== "object" || data === null || Reflect.get(data, "broker") !== MARK) return null;
  return { ...data };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;

/** Matches the name of a draft: its journey and the id of its user. */
const DRAFT = /^\w{1,40}Draft\.\d{1,20}$/;

/** Returns whether a text is the name of a draft of money, which tabs of one user share. */
export const isDraftName = (name: string): boolean => DRAFT.test(name);

function areDrafts(value: unknown): value is Drafts {
  if (typeof value !== "object" || value === null) return false;
  const drafts = Object.entries(value);
  const isDraft = (text: unknown) => text === null || (typeof text === "string" && text.length <= LARGEST);
  return drafts.length <= MOST && drafts.every(([name, text]) => isDraftName(name) && isDraft(text));
}

const isTurn = (value: unknown): value is number => Number.isSafeInteger(value);

const reasons: readonly SignInReason[] = [
  "noToken",
  "tokenRefused",
  "unreachable",
  "notSupported",
  "sessionEnded",
];
const themes: readonly Theme[] = ["light", "dark", "system"];

/** Returns the appearance of a name; `system` for any other text. */
export const toTheme = (name: unknown): Theme => themes.find((theme) => theme === name) ?? "system";

/** Returns the message of a frame; null for a message of another window or origin, and for an invalid message. */
export function readFrameMessage(event: Received, frame: Sender): FrameMessage | null {
  const { type, height, reference, reason: given, turn, drafts } = dataOf(event, frame) ?? {};
  switch (type) {
    case "ready":
    case "closed":
      return { type };
    case "resize":
      return typeof height === "number" && height >= 0 && height <= TALLEST ? { type, height } : null;
    case "completed":
      return reference === null || isText(reference) ? { type, reference } : null;
    case "needs-sign-in": {
      const reason = reasons.find((one) => one === given);
      return reason === undefined ? null : { type, reason };
    }
    case "keep":
      return isTurn(turn) && areDrafts(drafts) ? { type, turn, drafts } : null;
    default:
      return null;
  }
}

/** Returns the message of a host; null for a message of another window or origin, and for an invalid message. */
export function readHostMessage(event: Received, host: Sender): HostMessage | null {
  const { type, lang, theme, turn, drafts } = dataOf(event, host) ?? {};
  if (type === "kept") return isTurn(turn) && areDrafts(drafts) ? { type, turn, drafts } : null;
  return type === "settings" && isText(lang) && theme === toTheme(theme)
    ? { type, lang, theme: toTheme(theme) }
    : null;
}
