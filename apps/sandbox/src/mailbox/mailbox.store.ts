import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { companies } from "../db/schema/catalogue.ts";
import { mails } from "../db/schema/mailbox.ts";
import { users } from "../db/schema/user.ts";
import type { Written } from "./write-letter.ts";

/** A row of the e-mails. */
export type MailRow = typeof mails.$inferSelect;

const addressedTo = (to: string | undefined) => (to ? eq(mails.to, to.toLowerCase()) : undefined);

/** Queries of e-mails and their recipients. */
export const mailboxStore = {
  async addressee(sql: Sql, userId: number) {
    const [row] = await sql
      .select({
        userId: users.userId,
        email: users.email,
        language: users.language,
        isVerified: isNotNull(users.emailVerifiedAt).mapWith(Boolean),
        companyName: companies.name,
        phrase: users.letterPhrase,
        isErased: isNotNull(users.erasedAt).mapWith(Boolean),
      })
      .from(users)
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(eq(users.userId, userId));
    return row ?? null;
  },
  async insert(
    sql: Sql,
    letter: Pick<MailRow, "userId" | "kind" | "to" | "language" | "origin" | "facts" | "askedAt">,
  ): Promise<MailRow> {
    const [row] = await sql.insert(mails).values(letter).returning();
    if (!row) throw new Error("A letter was not written");
    return row;
  },
  async find(sql: Sql, mailId: number): Promise<MailRow | null> {
    const [row] = await sql.select().from(mails).where(eq(mails.mailId, mailId));
    return row ?? null;
  },
  /** Returns whether a newer e-mail of the same kind replaces this one. */
  async hasNewer(sql: Sql, { mailId, userId, kind }: MailRow): Promise<boolean> {
    if (userId === null) return false;
    const newer = and(eq(mails.userId, userId), eq(mails.kind, kind), gt(mails.mailId, mailId));
    const [row] = await sql.select({ id: mails.mailId }).from(mails).where(newer).limit(1);
    return row !== undefined;
  },
  /** Marks an e-mail as delivered and deletes its facts; a copy of the text is stored only where there is a mailbox. */
  async markSent(sql: Sql, { mailId }: MailRow, sentAt: Date, copy: Written | null): Promise<void> {
    await sql
      .update(mails)
      .set({ sentAt, facts: null, ...copy })
      .where(eq(mails.mailId, mailId));
  },
  async remove(sql: Sql, { mailId }: MailRow): Promise<void> {
    await sql.delete(mails).where(eq(mails.mailId, mailId));
  },
  /** Returns whether at least one e-mail exists and all are delivered: those to an address, or to every address without one. */
  async isDelivered(sql: Sql, to: string | undefined): Promise<boolean> {
    const [waiting] = await sql
      .select({ id: mails.mailId })
      .from(mails)
      .where(and(isNull(mails.sentAt), addressedTo(to)))
      .limit(1);
    if (waiting) return false;
    const [letter] = await sql.select({ id: mails.mailId }).from(mails).where(addressedTo(to)).limit(1);
    return letter !== undefined;
  },
  /** Lists delivered e-mails, the newest first. */
  listSent: (sql: Sql, to: string | undefined) =>
    sql
      .select()
      .from(mails)
      .where(and(isNotNull(mails.sentAt), addressedTo(to)))
      .orderBy(desc(mails.mailId))
      .limit(100),
};
