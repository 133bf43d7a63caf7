import type { SandboxProcess } from "../src/testing/sandbox-process.ts";
import type { Cluster } from "./cluster.ts";

/** The control calls of a cluster, as the helpers for customers need them. */
export interface ClusterControl extends SandboxProcess {
  /** Throws violations of the books' invariants; a provider that is busy is asked again only with `isRequired`. */
  proveBooks(isRequired?: boolean): Promise<void>;
}

/** Makes control calls to a cluster through its balancer. */
export function connectControl({ url }: Cluster): ClusterControl {
  const headers = { authorization: "Bearer sandbox", "content-type": "application/json" };
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return JSON.parse(await response.text());
  };
  const notHere = () => Promise.reject(new Error("The cluster starts and ends its replicas"));
  return {
    url,
    start: notHere,
    kill: notHere,
    remove: notHere,
    control: (path, body) =>
      get(`/sandbox/control/${path}`, {
        method: body ? "POST" : "GET",
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }),
    async readLetter(to) {
      const [newest] = await get(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}&wait=5`);
      if (!newest) throw new Error(`There is no letter to ${to}`);
      return newest;
    },
    async proveBooks(isRequired = false) {
      const response = await fetch(`${url}/sandbox/control/ledger`, { headers });
      const text = await response.text();
      if (response.ok ? !JSON.parse(text).ok : isRequired) throw new Error(`The books: ${text}`);
    },
  };
}
