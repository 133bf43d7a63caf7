import type { Transporter } from "nodemailer";
import type { Config } from "../config.ts";
import type { Lane } from "../jobs/job.store.ts";
import { atOnceIn } from "../jobs/lanes.ts";

/** An e-mail for delivery, with HTML and plain text, because some mail readers show only plain text. */
interface OutgoingMail {
  /** The message id: the same for all attempts of one e-mail, so that a mail program shows a repeated e-mail once. */
  readonly messageId: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

/** The connection to the mail server. */
export interface Post {
  /** Whether there is a mail server; without one, e-mails are delivered to the mailbox. */
  readonly isConnected: boolean;
  /** Sends an e-mail on a connection of its lane; throws when the server refuses it. */
  send(lane: Lane, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Time limits in milliseconds. A server may be slow between two replies, and an early abort sends an e-mail twice. */
const timeLimits = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 8_000,
  socketTimeout: 60_000,
  idleTimeout: 30_000,
};

/**
 * Connects to the mail server at an address such as `smtps://user:password@mail.example.com`; connections are reused.
 */
export function createPost({ smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">): Post {
  const pools = new Map<Lane, Promise<Transporter>>();
  const open = async (url: string, lane: Lane) => {
    // The import is large, and many providers never send e-mails.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      ...timeLimits,
      pool: true,
      maxConnections: atOnceIn[lane],
      // Retries are the job's task alone.
      maxRequeues: 0,
      // Bodies come from our templates, but must never be able to include a file or a remote resource.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const poolOf = (lane: Lane): Promise<Transporter> => {
    if (!smtpUrl) throw new Error("There is no mail server");
    const pool = pools.get(lane) ?? open(smtpUrl, lane);
    pools.set(lane, pool);
    return pool;
  };
  return {
    isConnected: smtpUrl !== null,
    async send(lane, { messageId, to, language, subject, text, html, sentAt }) {
      const pool = await poolOf(lane);
      await pool.sendMail({
        messageId,
        from: mailFrom,
        // An object, so that an address typed by a user is never parsed as several recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        date: sentAt,
        headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
      });
    },
    close() {
      for (const pool of pools.values()) void pool.then((one) => one.close());
      pools.clear();
    },
  };
}
