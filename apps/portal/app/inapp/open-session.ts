import type { Journey, SignInReason } from "@broker/embed/protocol";
import { readPaymentForm } from "@broker/hooks";
import { broker } from "../broker.ts";
import { browserStorage } from "../browser-storage.ts";
import { config } from "../config.ts";
import { requestSession } from "./request-session.ts";
import { frameParts } from "./frame-parts.ts";
import { isKept } from "./frame-storage.ts";
import { type HostDrafts, loadHostDrafts } from "./host-drafts.ts";
import { hostLink } from "./host-link.ts";
import { openPayment } from "./open-payment.ts";

/** Loads the drafts that the host keeps; null where the browser grants the frame its storage, or no host has it. */
async function openDrafts(): Promise<HostDrafts | null> {
  const link = hostLink();
  return link.isHosted && !isKept(browserStorage("localStorage")) ? loadHostDrafts(link) : null;
}

/** Exchanges the token of the address for a session; returns the reason without a session, null with one. */
async function open(journey: Journey, account: string | null): Promise<SignInReason | null> {
  const token = window.inappToken;
  delete window.inappToken;
  // Without them a request whose outcome is unknown could be sent again.
  const drafts = await openDrafts().catch(() => "unreachable" as const);
  if (drafts === "unreachable") return drafts;
  const session = await requestSession({
    provider: config.providerUrl ?? window.location.origin,
    token,
    isHosted: hostLink().isHosted,
    given: { companyId: config.companyId, purpose: journey, ...(account !== null && { account }) },
  });
  if (typeof session === "string") return session;
  const { sessionToken } = session;
  // In the memory of this page only.
  frameParts.auth = async (request) => {
    // The draft with the key of a request is kept before the request is sent.
    if (request.method !== "GET") await drafts?.settled();
    request.headers.set("Authorization", `Bearer ${sessionToken}`);
    return request;
  };
  frameParts.drafts = drafts?.storage ?? null;
  frameParts.openWindow = (url) => openPayment(url, (reference) => readPaymentForm(broker, reference));
  broker.session.signIn(session, session.email);
  return null;
}

let opening: Promise<SignInReason | null> | null = null;

/** Opens the session of this page once. Returns the reason without a session, null with one. */
export const openSession = (journey: Journey, account: string | null): Promise<SignInReason | null> =>
  (opening ??= open(journey, account));
