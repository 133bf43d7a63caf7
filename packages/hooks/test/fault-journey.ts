import { type AnyActorLogic, type AnyActorRef, createActor, waitFor } from "xstate";

/** A journey that is ready for one write, and the names of the states in which the write can end. */
export interface JourneyAt {
  readonly actor: AnyActorRef;
  /** Takes the last step, which sends. */
  send(): void;
  /** Returns the user's input, from the machine's context. */
  kept(): unknown;
  readonly done: string;
  readonly failed: string;
  /** The state after a look-up that found nothing; null where an unknown outcome does no harm and counts as failed. */
  readonly notFound: string | null;
  /** Moves from `failed` and `notFound` to the write again. */
  again(): void;
}

/** A small file that is accepted as an image. */
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

/** Returns some fields of a machine's context. */
export const contextOf = (actor: AnyActorRef, names: readonly string[]) =>
  names.map((name) => Reflect.get(Reflect.get(Object(actor.getSnapshot()), "context"), name) as unknown);

/** Waits until a machine, or a region of it, is in one of some states, and returns which. */
export async function rest(actor: AnyActorRef, states: readonly string[]): Promise<string> {
  const named = (value: unknown) => states.find((state) => JSON.stringify(value).includes(`"${state}"`));
  const snapshot = await waitFor(actor, ({ value }) => named(value) !== undefined, { timeout: 4000 });
  return named(snapshot.value) ?? "";
}
