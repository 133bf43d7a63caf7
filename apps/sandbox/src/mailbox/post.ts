import type { Transporter } from "nodemailer";
import type { Config } from "../config.ts";
import { atOnceIn } from "../jobs/job.service.ts";
import type { Lane } from "../jobs/job.store.ts";

/** An e-mail as it leaves: both bodies, because some readers show only one. */
interface OutgoingMail {
  /** The same for every try of one letter, so that a repeated one is shown once. */
  readonly messageId: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

/** The way to the mail server. */
export interface Post {
  /** Whether there is one; without it letters stay in the mailbox. */
  readonly isConnected: boolean;
  /** Hands one e-mail over, by a connection of its lane; throws where the server does not take it. */
  send(lane: Lane, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** In milliseconds. A server may take its time between two replies: who gives up too early sends a letter twice. */
const timeLimits = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 8_000,
  socketTimeout: 60_000,
  idleTimeout: 30_000,
};

/** The way to the server of an address such as `smtps://user:password@mail.example.com`; connections stay open for the next letters. */
export function createPost({ smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">): Post {
  const pools = new Map<Lane, Promise<Transporter>>();
  const open = async (url: string, lane: Lane) => {
    // Large, and most providers never send.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      ...timeLimits,
      pool: true,
      maxConnections: atOnceIn[lane],
      // The job tries again, and nobody beside it.
      maxRequeues: 0,
      // Bodies come from our templates, and even so must never make it read a file or an address.
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
        // As an object: what a user typed is never parsed for a second recipient.
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
