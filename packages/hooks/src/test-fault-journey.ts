import { type AnyActorLogic, type AnyActorRef, createActor, waitFor } from "xstate";

/** A journey at the brink of one write, and the names of the states in which it rests after it. */
export interface JourneyAt {
  readonly actor: AnyActorRef;
  /** Takes the last step, which sends. */
  send(): void;
  /** What the user entered, as the machine remembers it. */
  kept(): unknown;
  readonly done: string;
  readonly failed: string;
  /** Where it was looked for and not found; null where an unknown outcome does no harm and simply fails. */
  readonly notFound: string | null;
  /** From `failed` and from `notFound` on to the write again. */
  again(): void;
}

/** A small file that passes for a picture. */
export const png = (name: string) => new File(["x"], name, { type: "image/png" });

type Event = Parameters<AnyActorRef["send"]>[0];

/** Starts a machine, with `send` for several events. */
export function open(logic: AnyActorLogic, input: unknown) {
  const actor = createActor(logic, { input }).start();
  const send = (...events: readonly Event[]) => {
    for (const event of events) actor.send(event);
  };
  return { actor, send };
}

/** Some of what a machine remembers. */
export const contextOf = (actor: AnyActorRef, names: readonly string[]) =>
  names.map((name) => Reflect.get(Reflect.get(Object(actor.getSnapshot()), "context"), name) as unknown);

/** Waits until a machine, or a region of it, is in one of some states, and says in which. */
export async function rest(actor: AnyActorRef, states: readonly string[]): Promise<string> {
  const named = (value: unknown) => states.find((state) => JSON.stringify(value).includes(`"${state}"`));
  const snapshot = await waitFor(actor, ({ value }) => named(value) !== undefined, { timeout: 4000 });
  return named(snapshot.value) ?? "";
}
