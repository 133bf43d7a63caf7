import { numbers } from "../kubernetes/settings.ts";

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Returns the names of the members of a part that keeps data. */
export const members = (part: "database" | "etcd"): readonly string[] => numbered(part, numbers.members);
/** The names of the replicas of the provider. */
export const replicas: readonly string[] = numbered("provider", numbers.replicas);
/** The names of the servers of the store, over one folder. */
export const stores: readonly string[] = numbered("store", 2);
