import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { ReadSql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";

const Rows = v.array(
  v.object({
    name: v.string(),
    level: v.number(),
    parent: v.string(),
    active: v.boolean(),
    registered: v.pipe(
      v.union([v.date(), v.string()]),
      v.transform((at) => new Date(at)),
    ),
  }),
);

/** The maximum number of rows, so that a huge tree does not delay other requests; the nearest levels are first. */
const MOST_ROWS = 5_000;

/** Queries of the referral tree. */
export const referralStore = {
  /** Lists the users below a user, level by level; a user is active once the verification is complete. */
  async hierarchy(sql: ReadSql, userId: number, most = MOST_ROWS) {
    const rows = await rowsOf(
      sql,
      raw`with recursive below as (
        select user_id, full_name, 1 as level, (select full_name from app_user where user_id = ${userId}) as parent,
          email_verified_at is not null and kyc_status = 3 as active, created_at
        from app_user where referrer_id = ${userId}
      union all
        select child.user_id, child.full_name, below.level + 1, below.full_name,
          child.email_verified_at is not null and child.kyc_status = 3, child.created_at
        from app_user child join below on child.referrer_id = below.user_id where below.level < 100
      )
      select * from (
        select full_name as name, level, parent, active, created_at as registered from below limit ${most}
      ) as nearest order by level, registered desc`,
    );
    return v.parse(Rows, rows);
  },
};
