import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { refusalCodes } from "@broker/api-spec/operations";
import { giveFile, type Place } from "./place.ts";
import { defineService, type Service } from "./service.ts";

/** The ports in front of the cluster, and those behind them. */
export interface Routes {
  /** The portal and the provider. */
  readonly front: number;
  readonly replicas: readonly number[];
  /** The primary of the database; members have the port of PostgreSQL and that of Patroni. */
  readonly primary: number;
  readonly members: readonly { readonly port: number; readonly restPort: number }[];
  /** The ports at which each member reaches etcd. */
  readonly etcd: readonly number[];
  readonly etcdMembers: readonly number[];
  readonly store: number;
  readonly stores: readonly number[];
  /** The store with TLS, which pgBackRest requires, and the file of its certificate and key. */
  readonly backups: { readonly port: number; readonly certificate: string };
  /** The port of the command interface. */
  readonly control: number;
}

/** HAProxy in front of replicas, primary, etcd and stores. */
export interface Balancer {
  readonly service: Service;
  /** Runs a command of HAProxy's runtime interface, such as `set server api/p1 state drain`. */
  command(line: string): Promise<string>;
}

const busy = JSON.stringify({
  responseCode: refusalCodes.notReady,
  responseMessage: "The provider is busy. Please try again in a moment.",
  data: null,
});

const list = (ports: readonly number[], line: (port: number, number: number) => string) =>
  ports.map((port, index) => `  ${line(port, index + 1)}`).join("\n");

/** The part that both backends of the replicas have. */
const ofReplicas = `  mode http
  balance leastconn
  # A connection that a replica closes just before a further call would end that call without an answer.
  option http-server-close
  # A replica that dies with a call is replaced by another one where a repetition has no second effect.
  retries 2
  retry-on conn-failure empty-response
  acl repeatable req.hdr(idempotency-key) -m found
  acl repeatable method GET HEAD
  acl repeatable path_reg ^/api/[A-Za-z]+/Get
  http-request disable-l7-retry unless repeatable
  # To the client, an answer that did not arrive is a busy provider: it repeats the call under its key.
${[502, 503, 504]
  .map(
    (status) =>
      `  http-error status ${status} content-type application/json string '${busy}' hdr Retry-After 1`,
  )
  .join("\n")}`;

/** An address that HAProxy listens on, with the servers behind it as lines of its configuration. */
export interface Listening {
  readonly bind: string;
  readonly servers: string;
  /** Further rules, as lines. */
  readonly rules?: string;
}

/** The limits of time and the pace of the checks. */
export const balancerDefaults = `defaults
  timeout connect 2s
  timeout client 130s
  timeout server 130s
  timeout check 1s
  option redispatch 1
  default-server inter 500ms fastinter 250ms fall 2 rise 1`;

/** Returns the part before the replicas: `frontend` is its name. */
export const formatFrontend = (
  frontend: string,
  { bind, rules = "" }: Omit<Listening, "servers">,
): string => `
# Clients. A replica that is not ready gets no calls; while none is ready, the calls are answered by a replica itself.
frontend ${frontend}
  mode http
  bind ${bind}
${rules}  option forwardfor
  # A small call is read whole, so that it can be sent to another replica.
  option http-buffer-request
  use_backend running if { nbsrv(ready) eq 0 }
  default_backend ready
`;

/** Returns the replicas as two backends: those that are ready, and those that run. */
export const formatReplicas = (servers: string): string => `backend ready
${ofReplicas}
  option httpchk GET /readyz
${servers}
backend running
${ofReplicas}
  option httpchk GET /healthz
${servers}
`;

/** Returns the part before the database. */
export const formatPrimary = ({ bind, servers }: Listening): string => `
# The database. Patroni answers 200 on the primary alone; a connection to a former primary is cut.
listen primary
  mode tcp
  bind ${bind}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${servers}
`;

/** Returns the part before etcd: an address for each member of the database, which a test can cut alone. */
const formatEtcd = ({ etcd, etcdMembers }: Routes): string =>
  etcd
    .map(
      (port, index) => `
listen etcd${index + 1}
  mode tcp
  bind 127.0.0.1:${port}
  balance first
  default-server on-marked-down shutdown-sessions
${list(etcdMembers, (member, number) => `server e${number} 127.0.0.1:${member} check`)}
`,
    )
    .join("");

/** Returns the configuration of HAProxy. */
export function formatBalancer(routes: Routes): string {
  const { front, replicas, primary, members, store, stores, backups, control } = routes;
  const replicaServers = list(replicas, (port, number) => `server p${number} 127.0.0.1:${port} check`);
  const databases = members.map(
    ({ port, restPort }, index) => `  server db${index + 1} 127.0.0.1:${port} check port ${restPort}`,
  );
  return `global
  maxconn 4000
  stats socket ipv4@127.0.0.1:${control} level admin
${balancerDefaults}
${formatFrontend("portal", { bind: `127.0.0.1:${front}` })}${formatReplicas(replicaServers)}${formatPrimary({
    bind: `127.0.0.1:${primary}`,
    servers: databases.join("\n"),
  })}${formatEtcd(routes)}
listen store
  mode http
  bind 127.0.0.1:${store}
  bind 127.0.0.1:${backups.port} ssl crt ${backups.certificate}
  retries 2
  retry-on conn-failure
${list(stores, (port, number) => `server s${number} 127.0.0.1:${port} check`)}
`;
}

/** Defines HAProxy with its configuration. */
export async function defineBalancer({ programs, owner, folder }: Place, routes: Routes): Promise<Balancer> {
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, formatBalancer(routes), { mode: 0o600 });
  await giveFile(file, owner);
  const args = ["-db", "-f", file];
  const log = join(folder, "haproxy.log");
  return {
    service: defineService("haproxy", { program: programs.haproxy, args, owner, cwd: folder, log }),
    command(line) {
      const socket = connect(routes.control, "127.0.0.1");
      socket.write(`${line}\n`);
      return text(socket);
    },
  };
}
