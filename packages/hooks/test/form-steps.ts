import type { ApiError } from "@broker/sdk";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import type { Step } from "./paths.ts";
import { toGraph } from "./to-graph.ts";

/** A snapshot of the machine of a form, whose context counts the refused attempts to submit the form. */
interface FormSnapshot {
  readonly value: unknown;
  readonly context: { readonly attempts: number };
}

/** A step of the machine of a form; its event has an error if a call has failed. */
interface FormStep<Snapshot> extends Step<Snapshot> {
  readonly event: Step<Snapshot>["event"] & { readonly error?: ApiError };
}

/** Returns every step that the machine of a form takes by some events. Situations that differ by later attempts are one. */
export function listFormSteps<Snapshot extends FormSnapshot>(
  machine: { getInitialSnapshot(...parts: never[]): Snapshot },
  events: readonly { readonly type: string }[],
): readonly FormStep<Snapshot>[] {
  const steps = adjacencyMapToArray(
    getAdjacencyMap(
      toGraph(machine),
      toGraph({
        events: toGraph(events),
        serializeState: ({ value, context }: Snapshot) =>
          JSON.stringify([value, { ...context, attempts: Math.min(context.attempts, 1) }]),
        stopWhen: ({ context }: Snapshot) => context.attempts > 1,
      }),
    ),
  );
  return toGraph(steps);
}
