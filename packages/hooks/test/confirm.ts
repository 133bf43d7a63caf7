import { type AnyActorRef, waitFor } from "xstate";

const isIn = (value: unknown, state: string) => JSON.stringify(value).includes(`"${state}"`);

/** Waits for a state; confirms where the user must confirm that another intent is sent beside one that may arrive. */
export async function confirmAnother(actor: AnyActorRef, state: string): Promise<void> {
  const { value } = await waitFor(
    actor,
    (snapshot) => isIn(snapshot.value, state) || isIn(snapshot.value, "confirmingAnother"),
  );
  if (!isIn(value, "confirmingAnother")) return;
  actor.send({ type: "another.confirm" });
  await waitFor(actor, (snapshot) => isIn(snapshot.value, state));
}
