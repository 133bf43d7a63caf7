import type { InboxItem, InboxKind } from "@broker/hooks";
import type { Data } from "@broker/sdk";
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  BadgeCheck,
  Bell,
  FileText,
  type LucideIcon,
  Mail,
  ShieldCheck,
} from "@broker/ui";
import type { Translate } from "../i18n/translation.tsx";
import type { Hrefs } from "../places/places.ts";
import type { inboxMessages } from "./inbox.messages.ts";

/** A change that the contract names. */
type Change = Data<"GetInbox">["entries"][number]["change"];

/** The message of each change that the contract names; a missing one does not compile. */
const sentences: { readonly [Name in Change]: Name } = {
  passwordChanged: "passwordChanged",
  withdrawalSettingsChanged: "withdrawalSettingsChanged",
  payeeAdded: "payeeAdded",
  factorAdded: "factorAdded",
  factorRemoved: "factorRemoved",
  factorRemovalAsked: "factorRemovalAsked",
  factorRemovalCancelled: "factorRemovalCancelled",
  factorRemovalRejected: "factorRemovalRejected",
  recoveryCodesCreated: "recoveryCodesCreated",
  recoveryCodeUsed: "recoveryCodeUsed",
  signInCodesFailed: "signInCodesFailed",
  passkeyAdded: "passkeyAdded",
  passkeyRemoved: "passkeyRemoved",
  signInFromNewDevice: "signInFromNewDevice",
  signInReported: "signInReported",
  phraseChanged: "phraseChanged",
  phraseRemoved: "phraseRemoved",
  emailsSwitchedOff: "emailsSwitchedOff",
  dataExportRequested: "dataExportRequested",
  dataExportReady: "dataExportReady",
  deletionRequested: "deletionRequested",
  deletionSoon: "deletionSoon",
  deletionCancelled: "deletionCancelled",
  deletionRefused: "deletionRefused",
  identityApproved: "identityApproved",
  identityCancelled: "identityCancelled",
  identityDocumentsRefused: "identityDocumentsRefused",
  identityReopened: "identityReopened",
  identityExpiresSoon: "identityExpiresSoon",
  identityExpired: "identityExpired",
  depositProcessing: "depositProcessing",
  depositCompleted: "depositCompleted",
  depositCancelled: "depositCancelled",
  depositCancelledByClient: "depositCancelledByClient",
  depositExpired: "depositExpired",
  paymentCredited: "paymentCredited",
  paymentReturned: "paymentReturned",
  withdrawalProcessing: "withdrawalProcessing",
  withdrawalCompleted: "withdrawalCompleted",
  withdrawalCancelled: "withdrawalCancelled",
  withdrawalCancelledByClient: "withdrawalCancelledByClient",
  transferCompleted: "transferCompleted",
  transferCancelled: "transferCancelled",
  transferCancelledByClient: "transferCancelledByClient",
  transferReceived: "transferReceived",
  statementReady: "statementReady",
  threadAnswered: "threadAnswered",
};

const isKnown = (change: string): change is Change => Object.hasOwn(sentences, change);

/** The icon of each kind, and the page that an entry of it leads to. */
const kinds: Readonly<
  Record<InboxKind, { readonly icon: LucideIcon; href(places: Hrefs, id: string | undefined): string }>
> = {
  deposit: { icon: ArrowDownLeft, href: (places, id) => places.transactions("deposit", id) },
  withdrawal: { icon: ArrowUpRight, href: (places, id) => places.transactions("withdrawal", id) },
  transfer: { icon: ArrowLeftRight, href: (places, id) => places.transactions("internal-transfer", id) },
  identity: { icon: BadgeCheck, href: (places) => places.accountVerification },
  security: { icon: ShieldCheck, href: (places) => places.profile("contact") },
  statement: { icon: FileText, href: (places) => places.statements() },
  message: { icon: Mail, href: (places, id) => places.messages(id) },
};

/** Returns the page of a change whose details are on another page than the page of its kind; null for other changes. */
const pageOf = (change: string, places: Hrefs): string | null =>
  change === "withdrawalSettingsChanged" || change === "payeeAdded"
    ? places.profile("withdrawal-settings")
    : null;

/** Keeps the parts of an id in one line, by word joiners. */
const inOneLine = (id: string): string => id.replaceAll("-", "-\u2060");

const isOfMoney = (kind: string): boolean => ["deposit", "withdrawal", "transfer"].includes(kind);

/**
 * Returns the sentence, the facts, the icon and the address of an entry; an unknown kind of a newer provider has no address.
 */
export function describeEntry(
  t: Translate<typeof inboxMessages>,
  places: Hrefs,
  { kind, change, subject, at }: InboxItem,
): { readonly title: string; readonly meta: string; readonly icon: LucideIcon; readonly href?: string } {
  const times = new Intl.DateTimeFormat(t.language.locale, { dateStyle: "medium", timeStyle: "short" });
  const facts = [
    ...(at ? [times.format(at)] : []),
    ...(subject !== null && isOfMoney(kind) ? [inOneLine(subject)] : []),
  ];
  const place = Object.hasOwn(kinds, kind) ? kinds[kind] : null;
  return {
    title: t(isKnown(change) ? sentences[change] : "other"),
    meta: facts.join(" · "),
    icon: place?.icon ?? Bell,
    ...(place && { href: pageOf(change, places) ?? place.href(places, subject ?? undefined) }),
  };
}
