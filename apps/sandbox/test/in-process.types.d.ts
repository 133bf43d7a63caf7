/** A provider in the process of a test, for rooms that reach it over fetch only; without the types of its inside. */
export interface InProcess {
  readonly origin: string;
  /** One browser of a user: a fetch with a cookie jar. A reply that the provider drops is a broken connection. */
  browser(): (request: Request) => Promise<Response>;
  /** The provider's clock, in milliseconds. */
  now(): number;
  /** Makes a customer like the demo account: verified in every way, with money and without history. */
  customer(): Promise<{ readonly email: string; readonly password: string }>;
  /** The newest letter to somebody. */
  letterTo(email: string): Promise<{ readonly link: string | null; readonly code: string | null }>;
  /** A control call, as `POST` with a body and as `GET` without. */
  control(path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Makes one, seeded with the demo accounts; `settings` are variables of its environment. */
export function startInProcess(settings?: NodeJS.ProcessEnv): Promise<InProcess>;
