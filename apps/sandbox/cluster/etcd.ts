import { join } from "node:path";
import type { Place } from "./place.ts";
import { defineService, type Service } from "./service.ts";

/** A member of etcd. */
export interface EtcdMember {
  readonly service: Service;
  readonly port: number;
}

/**
 * Defines three members: the smallest number that survives the loss of one. Two lose their majority with one, and one
 * is a single point of failure.
 */
export async function defineEtcd({ programs, owner, folder, takePort }: Place): Promise<EtcdMember[]> {
  const members: { name: string; port: number; peer: string }[] = [];
  for (const name of ["e1", "e2", "e3"])
    members.push({ name, port: await takePort(), peer: `http://127.0.0.1:${await takePort()}` });
  const initial = members.map(({ name, peer }) => `${name}=${peer}`).join(",");
  return members.map(({ name, port, peer }) => {
    const client = `http://127.0.0.1:${port}`;
    const args = [
      ["--name", name],
      ["--data-dir", join(folder, `etcd-${name}`)],
      ["--listen-client-urls", client],
      ["--advertise-client-urls", client],
      ["--listen-peer-urls", peer],
      ["--initial-advertise-peer-urls", peer],
      ["--initial-cluster", initial],
      ["--initial-cluster-state", "new"],
      ["--logger", "zap"],
      ["--log-level", "warn"],
    ].flat();
    const log = join(folder, `etcd-${name}.log`);
    return { port, service: defineService(name, { program: programs.etcd, args, owner, cwd: folder, log }) };
  });
}
