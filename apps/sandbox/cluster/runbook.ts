import type { Cluster } from "./cluster.ts";
import type { Member } from "./patroni.ts";

/** A block of commands of a runbook, and the machines on which it is run. */
export interface RunbookStep {
  readonly place: string;
  readonly lines: readonly string[];
}

/** Returns the blocks of commands in a section of docs/runbooks.md. */
export function readRunbook(page: string, heading: string): readonly RunbookStep[] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const [text = ""] = section.split("\n## ");
  return [...text.matchAll(/^```sh\n# on (.+)\n([^]*?)\n```$/gm)].map(([, place = "", commands = ""]) => ({
    place,
    lines: commands.split("\n"),
  }));
}

/** What `systemctl start` and `systemctl stop` do on a machine. */
interface Unit {
  start(): Promise<void> | void;
  stop(): Promise<void>;
}

/** The machines that a block can name. */
export const places = [
  "each machine of the provider",
  "each machine of the database",
  "the machine of the primary",
  "the restored machine",
  "the other machines of the database",
] as const;
type Place = (typeof places)[number];

interface Machine {
  readonly units: Readonly<Record<string, Unit>>;
  readonly member: Member;
}

/** Runs the lines of a block in their order: those for systemd by the cluster, the others in the shell of the machine. */
async function runLines(
  { lines }: RunbookStep,
  { units, member }: Machine,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  let output = "";
  let script: string[] = [];
  const flush = async () => {
    if (script.length > 0) output += await member.run(script.join("\n"), variables);
    script = [];
  };
  for (const line of lines) {
    const [, verb, name = ""] = /^systemctl (start|stop) (\w+)$/.exec(line) ?? [];
    if (verb !== "start" && verb !== "stop") {
      script.push(line);
      continue;
    }
    await flush();
    const unit = units[name];
    if (!unit) throw new Error(`No machine of the runbook has the unit ${name}`);
    await unit[verb]();
  }
  await flush();
  return output;
}

/** Performs a runbook as an operator does, with `restored` as the member to restore; returns what the commands printed. */
export async function performRunbook(
  { members, replicas, startReplica }: Cluster,
  steps: readonly RunbookStep[],
  {
    restored,
    variables,
  }: { readonly restored: Member; readonly variables: Readonly<Record<string, string>> },
): Promise<readonly string[]> {
  const ofMember = (member: Member): Machine => ({
    member,
    units: {
      patroni: { start: () => member.service.start(), stop: () => member.service.stop("SIGTERM", 60_000) },
    },
  });
  const ofReplicas = replicas.map((replica) => ({
    // Its machine has no member; a block for it has no further commands.
    member: restored,
    units: { broker: { start: () => startReplica(replica), stop: () => replica.service.stop() } },
  }));
  const machines: Readonly<Record<Place, readonly Machine[]>> = {
    "each machine of the provider": ofReplicas,
    "each machine of the database": members.map(ofMember),
    "the machine of the primary": [ofMember(restored)],
    "the restored machine": [ofMember(restored)],
    "the other machines of the database": members.filter((member) => member !== restored).map(ofMember),
  };
  const outputs: string[] = [];
  for (const step of steps) {
    const place = places.find((one) => one === step.place);
    if (!place) throw new Error(`The runbook names an unknown place: ${step.place}`);
    for (const machine of machines[place]) outputs.push(await runLines(step, machine, variables));
  }
  return outputs;
}
