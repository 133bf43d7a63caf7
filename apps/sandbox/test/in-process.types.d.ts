/** A provider in the process of a test, for rooms that use it over fetch; without its internal types. */
export interface InProcess {
  readonly origin: string;
  /** Creates a browser: a fetch with a cookie jar. A reply that the provider drops is a network error. */
  browser(): (request: Request) => Promise<Response>;
  /** Returns the provider's time in milliseconds. */
  now(): number;
  /** Creates a client like the demo account: fully verified, with money and without history. */
  customer(): Promise<{ readonly email: string; readonly password: string }>;
  /** Returns the newest e-mail to an address. */
  letterTo(email: string): Promise<{ readonly link: string | null; readonly code: string | null }>;
  /** Makes a control call: `POST` with a body, `GET` without. */
  control(path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a provider, seeded with the demo accounts; `settings` are variables of its environment. */
export function startInProcess(settings?: NodeJS.ProcessEnv): Promise<InProcess>;
