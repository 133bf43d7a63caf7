import { type Cluster, startCluster } from "./cluster.ts";
import { ClusterError } from "./programs.ts";

/** Returns the lines that the terminal shows once the cluster runs. */
function formatAddresses({ url, databaseUrl, members, replicas, folder }: Cluster, seconds: number): string {
  return [
    "",
    `  Portal        ${url}`,
    `  Back office   ${url}/sandbox/backoffice`,
    `  Mailbox       ${url}/sandbox/mailbox`,
    `  Replicas      ${replicas.map(({ port }) => `http://127.0.0.1:${port}`).join("  ")}`,
    `  Primary       ${databaseUrl}`,
    `  Patroni       ${members.map(({ rest }) => `${rest}/cluster`).join("  ")}`,
    `  Shell         . ${folder}/db1.env`,
    `  Logs          ${folder}/*.log`,
    "",
    `  Started in ${seconds.toFixed(0)} s. Ctrl-C ends all of it.`,
    "",
  ].join("\n");
}

const starting = new AbortController();
const begun = performance.now();
const lap = () => (performance.now() - begun) / 1000;
let cluster: Cluster | undefined;

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    starting.abort();
    void cluster?.stop().then(() => process.exit(0));
  });

try {
  cluster = await startCluster(
    {},
    {
      progress: (step) => console.log(`  ${lap().toFixed(1).padStart(5)} s  ${step}`),
      abort: starting.signal,
    },
  );
  console.log(formatAddresses(cluster, lap()));
} catch (error) {
  if (!starting.signal.aborted) console.error(error instanceof ClusterError ? error.message : error);
  process.exitCode = starting.signal.aborted ? 0 : 1;
}
// A signal between the last step of the start and this line found no cluster to end.
if (starting.signal.aborted) await cluster?.stop();
