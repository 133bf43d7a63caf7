/** A service of Compose, as far as the cluster uses it. */
export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly depends_on?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string; readonly mode?: number }[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks: readonly ("database" | "etcd" | "outside" | "replicas")[];
  readonly command?: readonly string[];
  readonly restart: "unless-stopped";
  readonly cap_drop: readonly ["ALL"];
  readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
  readonly init?: true;
  readonly read_only?: true;
  readonly security_opt: readonly ["no-new-privileges:true"];
  readonly shm_size?: string;
  readonly stop_grace_period?: string;
  readonly tmpfs?: readonly string[];
  readonly user?: string;
}

/**
 * Returns a service with what all have: no rights, no new ones, and a share of the memory. Only one without `configs`
 * can be read-only, since Compose copies those into the container.
 */
export const defineService = (
  memory: string,
  service: Omit<Service, "restart" | "cap_drop" | "deploy" | "security_opt">,
): Service => {
  const { image, build, depends_on, volumes, configs, environment, networks, command, ...rest } = service;
  const { ports: published, init, read_only, shm_size, stop_grace_period, tmpfs, user } = rest;
  return {
    ...(image && { image }),
    ...(build && { build }),
    ...(depends_on && { depends_on }),
    ...(volumes && { volumes }),
    ...(configs && { configs }),
    ...(environment && { environment }),
    ...(published && { ports: published }),
    networks,
    ...(command && { command }),
    restart: "unless-stopped",
    ...(user && { user }),
    cap_drop: ["ALL"],
    deploy: { resources: { limits: { memory } } },
    ...(init && { init }),
    ...(read_only && { read_only }),
    security_opt: ["no-new-privileges:true"],
    ...(shm_size && { shm_size }),
    ...(stop_grace_period && { stop_grace_period }),
    ...(tmpfs && { tmpfs }),
  };
};
