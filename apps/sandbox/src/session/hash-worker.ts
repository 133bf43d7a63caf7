import { hashSync, type Options, verifySync } from "@node-rs/argon2";

/** A password to hash, or to verify against a stored hash. */
export type HashTask =
  | { readonly digest: string; readonly settings: Options }
  | { readonly digest: string; readonly kept: string };

/** Runs one task of the pool in a separate thread. */
export default function work(task: HashTask): string | boolean {
  return "kept" in task ? verifySync(task.kept, task.digest) : hashSync(task.digest, task.settings);
}
