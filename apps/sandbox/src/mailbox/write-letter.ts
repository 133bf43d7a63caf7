import { html } from "hono/html";
import type { ContactSettings } from "../config.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { hasResetLink, type Letter, type LetterKind } from "./letter.ts";
import { arabic } from "./words/ar.ts";
import { english } from "./words/en.ts";
import { malay } from "./words/ms.ts";
import type { Words } from "./words/words.ts";
import { chinese } from "./words/zh.ts";
import type { Language } from "../db/names.ts";

/** The texts of all languages. */
export const words: Readonly<Record<Language, Words>> = {
  en: english,
  ms: malay,
  zh: chinese,
  ar: arabic,
};

/** The part of an e-mail that is created on delivery: a link, or a code. */
export interface Secret {
  readonly path?: string;
  readonly code?: string;
}

/** The text of an e-mail. */
export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | null;
  readonly code: string | null;
}

/** The e-mails that lead to the list of withdrawals. */
const isOfWithdrawals: ReadonlySet<LetterKind> = new Set<LetterKind>([
  "withdrawalProcessing",
  "withdrawalCompleted",
  "withdrawalCancelled",
  "withdrawalCancelledByClient",
]);

/** Returns the path in the portal or the back office that an e-mail without its own link leads to. */
function placeOf(letter: Letter): string | null {
  const { kind } = letter;
  if (kind.startsWith("identity")) return "/my-account";
  if (kind.startsWith("deposit") || kind.startsWith("payment")) return "/transactions?tab=deposit";
  if (isOfWithdrawals.has(kind)) return "/transactions?tab=withdrawal";
  if (
    kind.startsWith("factor") ||
    kind.startsWith("recovery") ||
    kind.startsWith("phrase") ||
    kind.startsWith("dataExport") ||
    kind.startsWith("deletion") ||
    kind.startsWith("passkey") ||
    kind === "emailsSwitchedOff" ||
    kind === "signInCodesFailed"
  )
    return "/profile?tab=contact";
  if (letter.kind === "passwordChanged") return letter.passkeys ? "/profile?tab=contact" : null;
  if (kind === "payeeAdded") return "/profile?tab=withdrawal-settings";
  if (kind === "threadAnswered") return "/profile?view=messages";
  if (kind === "staffChanged") return "/sandbox/backoffice/staff";
  if (letter.kind === "messageWaiting")
    return `/sandbox/backoffice/${letter.isOfThread ? `threads/${letter.reference}` : "support"}`;
  return kind.startsWith("transfer") ? "/transactions?tab=internal-transfer" : null;
}

/**
 * Fills the placeholders of a sentence. In a right-to-left language, Unicode isolates preserve the direction of each
 * value.
 */
const fill = (sentence: string, values: Readonly<Record<string, string>>, { direction }: Words): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A letter has nothing for {${name}}`);
    return direction === "rtl" ? `\u2068${value}\u2069` : value;
  });

/** Writes an amount as the portal does, with the symbol of its currency, from left to right in every language. */
function formatMoney(value: string, currency: string, { locale, direction }: Words): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const isIso = /^[A-Z]{3}$/.test(currency);
  const style = isIso ? ({ style: "currency", currency, currencyDisplay: "narrowSymbol" } as const) : {};
  const figure = new Intl.NumberFormat(locale, { ...digits, ...style }).format(Number(value));
  const text = isIso ? figure : `${figure} ${currency}`;
  return direction === "rtl" ? `\u2066${text}\u2069` : text;
}

function amountOf(
  { amountUsd, amount, currencyCode }: { amountUsd: string; amount: string; currencyCode: string },
  words: Words,
): string {
  const usd = formatMoney(amountUsd, "USD", words);
  return currencyCode === "USD" ? usd : `${usd} (${formatMoney(amount, currencyCode, words)})`;
}

const formatTime = (time: string, { locale }: Words): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(time),
  );

const formatDay = (day: string, { locale }: Words): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

type SignInLetter = Extract<Letter, { kind: "signInFromNewDevice" }>;

/** Returns the words for a device: its kind, browser and system, as far as they are known. */
function describeDevice({ device, browser, system }: SignInLetter, spoken: Words): string {
  const program =
    browser && system ? fill(spoken.browserOnSystem, { browser, system }, spoken) : (browser ?? system);
  return program ? `${spoken.devices[device]}, ${program}` : spoken.devices[device];
}

/** Returns the words for a place: country and network address, as far as they are known. */
function describePlace({ country, address }: SignInLetter, { locale, unknownPlace }: Words): string {
  const name = country && (new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country);
  return [name, address].filter((one) => one !== null && one !== "").join(", ") || unknownPlace;
}

function valuesOf(letter: Letter, spoken: Words): Record<string, string> {
  const { verifyHours, resetMinutes, codeMinutes, reportSignInDays } = lifetimes;
  const values: Record<string, string> = {
    hours: String(verifyHours),
    minutes: String(hasResetLink(letter.kind) ? resetMinutes : codeMinutes),
    days: String(reportSignInDays),
  };
  if ("amount" in letter) values["amount"] = amountOf(letter, spoken);
  if ("transactionId" in letter) values["reference"] = letter.transactionId;
  if ("left" in letter) values["left"] = String(letter.left);
  if ("waitHours" in letter) values["wait"] = String(letter.waitHours);
  if ("validUntil" in letter) values["validUntil"] = formatDay(letter.validUntil, spoken);
  if ("memberId" in letter)
    Object.assign(values, { member: String(letter.memberId), by: String(letter.byId) });
  if ("topic" in letter)
    Object.assign(values, { topic: spoken.topics[letter.topic], reference: letter.reference });
  if ("movement" in letter) values["movements"] = spoken.movements[letter.movement];
  if ("message" in letter) values["message"] = letter.message;
  if ("answer" in letter) values["answer"] = letter.answer;
  if ("files" in letter && letter.files) values["files"] = String(letter.files);
  if ("passkeys" in letter && letter.passkeys) values["passkeys"] = String(letter.passkeys);
  if ("comment" in letter && letter.comment) values["comment"] = letter.comment;
  if ("frozenUntil" in letter && letter.frozenUntil) {
    values["until"] = formatTime(letter.frozenUntil, spoken);
  }
  if ("usableFrom" in letter && letter.usableFrom) {
    values["usableFrom"] = formatTime(letter.usableFrom, spoken);
  }
  if ("erasableFrom" in letter) values["erasableFrom"] = formatTime(letter.erasableFrom, spoken);
  if ("availableUntil" in letter) values["availableUntil"] = formatTime(letter.availableUntil, spoken);
  if ("device" in letter) {
    values["device"] = describeDevice(letter, spoken);
    values["place"] = describePlace(letter, spoken);
    values["time"] = formatTime(letter.signedInAt, spoken);
    if (letter.freezeHours !== null) values["freezeHours"] = String(letter.freezeHours);
  }
  if ("gateway" in letter) {
    const { gateway, requestId: request, reason } = letter;
    Object.assign(values, { gateway, request, reason });
  }
  if ("accountEnd" in letter) {
    const { bankName, accountEnd: end, network } = letter;
    const account =
      bankName === null
        ? fill(spoken.anyAccount, { end }, spoken)
        : fill(spoken.bankAccount, { bank: bankName, end }, spoken);
    values["destination"] = network === undefined ? account : fill(spoken.wallet, { network, end }, spoken);
  }
  return values;
}

/** Returns the sentence with the company's contact channels; null where there are none. */
function contactOf({ email, phone, hours, url }: ContactSettings, spoken: Words): string | null {
  const ways = [email, phone, hours, url].filter((way) => way !== null);
  if (ways.length === 0) return null;
  const each = ways.map((way) => fill("{way}", { way }, spoken));
  return spoken.reachUs.replace("{ways}", () => each.join(" · "));
}

interface Sender {
  readonly language: Language;
  readonly companyName: string;
  readonly origin: string;
  readonly contact: ContactSettings;
  /** The recipient's phrase; null without a phrase. */
  readonly phrase: string | null;
}

/** Writes an e-mail in a language. The recipient's name is omitted, because it may contain a sentence of a stranger. */
export async function writeLetter(
  letter: Letter,
  { path, code }: Secret,
  { language, companyName, origin, contact, phrase }: Sender,
): Promise<Written> {
  const spoken = words[language];
  const { subject, paragraphs, action } = spoken.letters[letter.kind];
  const values = valuesOf(letter, spoken);
  // Texts that people wrote retain their lines.
  const all = [
    ...paragraphs,
    ...(values["files"] === undefined ? [] : [spoken.filesInAccount]),
    ...(values["passkeys"] === undefined ? [] : [spoken.keptPasskeys]),
    ...(values["freezeHours"] === undefined ? [] : [spoken.wouldFreeze]),
    ...(values["until"] === undefined ? [] : [spoken.freeze]),
    ...(values["usableFrom"] === undefined ? [] : [spoken.usableFrom]),
    ...(phrase !== null && letter.kind === "signInReported" ? [spoken.replacePhrase] : []),
    ...(values["comment"] === undefined ? [] : [spoken.comment]),
  ];
  const sentences = all.flatMap((paragraph) => fill(paragraph, values, spoken).split(/\s*\n\s*/));
  const place = path ?? placeOf(letter);
  const href = place === null || action === undefined ? null : new URL(place, origin).href;
  const reachUs = contactOf(contact, spoken);
  // First, so that a reader looks for it before reading on.
  const recognition = phrase === null ? [] : [fill(spoken.phrase, { phrase }, spoken)];
  const text = [
    spoken.greeting,
    ...recognition,
    ...sentences,
    ...(href === null ? [] : [`${action}:\n${href}`]),
    ...(code === undefined ? [] : [code]),
    ...(reachUs === null ? [] : [reachUs]),
    companyName,
  ].join("\n\n");
  const body = html`<div lang="${language}" dir="${spoken.direction}">
    <p>${spoken.greeting}</p>
    ${recognition.map((sentence) => html`<p>${sentence}</p>`)}
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    ${href === null ? "" : html`<p><a href="${href}">${action}</a></p>`}
    ${code === undefined ? "" : html`<p><strong dir="ltr">${code}</strong></p>`}
    ${reachUs === null ? "" : html`<p>${reachUs}</p>`}
    <p>${companyName}</p>
  </div>`;
  const link = path === undefined ? null : href;
  return { subject, text, html: String(await body), link, code: code ?? null };
}
