import { eq } from "drizzle-orm";
import * as v from "valibot";
import { mails } from "../db/schema/mailbox.ts";
import type { Deps } from "../deps.ts";

/** An e-mail as it leaves: both bodies, because some readers show only one. */
export interface OutgoingMail {
  /** The same for every try of one letter, so that a repeated one is shown once. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

/** Shorter together than the time after which another worker takes the job over. */
const timeLimits = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 8_000,
  socketTimeout: 20_000,
};

/**
 * Hands one e-mail to the mail server of an address such as `smtps://user:password@mail.example.com`.
 * Throws where the server does not take it; repeating it is safe.
 */
export async function sendBySmtp(url: string, mail: OutgoingMail): Promise<void> {
  const { messageId, from, to, subject, text, html, sentAt } = mail;
  // Large, and most providers never send.
  const { createTransport } = await import("nodemailer");
  // Bodies come from our templates, and even so must never make it read a file or an address.
  const transport = createTransport({ url, ...timeLimits, disableFileAccess: true, disableUrlAccess: true });
  try {
    // The address as an object: what a user typed is never parsed for a second recipient.
    const recipient = { name: "", address: to };
    await transport.sendMail({ messageId, from, to: recipient, subject, text, html, date: sentAt });
  } finally {
    transport.close();
  }
}

const Payload = v.object({ mailId: v.number() });

/** The job that sends a letter of the mailbox on, where `SMTP_URL` says to; the id of a letter is the same at every try. */
export function smtpJob({ sql, config, origin }: Deps): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { mailId } = v.parse(Payload, payload);
    const [mail] = await sql.select().from(mails).where(eq(mails.mailId, mailId));
    // Deleted after its time, or no longer to be sent: there is nothing left to do.
    if (!mail || !config.smtpUrl) return;
    const messageId = `<${mailId}@${new URL(origin).hostname}>`;
    await sendBySmtp(config.smtpUrl, { ...mail, messageId, from: config.mailFrom });
  };
}
