import { setTimeout as pause } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";

/** What to do with the notifications of the database. */
export interface Listener {
  /** Called with each notification. */
  heard(payload: string): void;
  /** Called when notifications are heard again after an interruption, in which some may have been lost. */
  missed(): void;
}

/** Stops listening. */
export type StopListening = () => Promise<void>;

/** The interval at which an idle connection is tested, in milliseconds: a lost one says nothing. */
const TEST = 15_000;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 5_000;

/**
 * Listens to a channel on a separate connection, and opens a new connection whenever it breaks. Rejects if the first connection
 * cannot be opened.
 */
export async function keepListening(
  Client: new (settings: ClientConfig) => Client,
  connectionString: string,
  channel: string,
  { heard, missed }: Listener,
): Promise<StopListening> {
  const stopped = new AbortController();
  let current: Client;
  const open = async () => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.once("error", () => void client.end().catch(() => {}));
    client.on("notification", ({ payload = "" }) => heard(payload));
    // Behind a listener, so that a second error of a broken connection does not end the process.
    client.on("error", () => {});
    await client.connect();
    await client.query(`listen ${channel}`);
    client.once("end", () => void reopen());
    current = client;
  };
  const reopen = async () => {
    for (let delay = FIRST_DELAY; !stopped.signal.aborted; delay = Math.min(2 * delay, LONGEST_DELAY)) {
      const isOpen = await open().then(
        () => true,
        () => false,
      );
      if (isOpen) return stopped.signal.aborted ? void current.end() : missed();
      await pause(delay, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  };
  await open();
  const test = setInterval(() => {
    const client = current;
    client.query("select 1").catch(() => client.end().catch(() => {}));
  }, TEST);
  return async () => {
    clearInterval(test);
    stopped.abort();
    await current.end().catch(() => {});
  };
}
