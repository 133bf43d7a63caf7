import type { Call, CheckedCall } from "./call.ts";
import type { Audited, Valid } from "./stages.ts";
import type { Operation } from "./validation.ts";

/** Creates the part of a call that is known before its files are read. */
export function createCheckedCall<Op extends Operation>({ deps, input, caller }: Valid<Op>): CheckedCall<Op> {
  const checked = { input, user: caller?.user ?? null, sql: deps.sql, balances: caller?.balances ?? null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the audience decides whether `user` may be null, and `authenticate` checked it
  return checked as CheckedCall<Op>;
}

/** Creates the reads of a call that changes nothing; a call that changes data has none. */
function createRead<Op extends Operation>({ deps, isWrite, caller }: Audited<Op>): Call<Op>["read"] {
  const read: Call<"GetUserInfo">["read"] = (work) => deps.standbys.read(caller?.position ?? null, work);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `isWrite` is the method of the contract, which decides the type
  return (isWrite ? undefined : read) as Call<Op>["read"];
}

/** Creates the call that a handler receives. */
export function createHandlerCall<Op extends Operation>(call: Audited<Op>): Call<Op> {
  const { sql, context, caller, files, notes, deleteFile } = call;
  return {
    ...createCheckedCall(call),
    ...notes,
    sql,
    read: createRead(call),
    context,
    address: context.var.address,
    sessionHash: caller?.tokenHash ?? "",
    upload: files.row,
    deleteFile,
  };
}
