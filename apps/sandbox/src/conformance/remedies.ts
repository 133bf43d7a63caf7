/** What to do for each kind of problem, for the team of the provider. */
export const remedies = {
  connection: "Check the address, and that the provider is reachable from here over HTTPS.",
  presence: "Offer the call: no portal works without it.",
  status: "Answer with a status that the contract lists for this call.",
  mediaType: "Send `Content-Type: application/json` with every answer of the API.",
  envelope: "Answer with the envelope: `responseCode`, `responseMessage` and `data`, as JSON.",
  field: "Send the field with the type, the format and the values that the contract's schema has for it.",
  success: "Make the call succeed for this client, or check with another test client.",
  list: "Send each row once, with the ids that the other lists know.",
  order: "Sort the list by its date, newest first.",
  unknownInput: "Refuse a request with an input that the contract does not name, with status 400.",
  wrongInput:
    "Refuse a request that does not have the shape of the contract, with status 400, and change nothing.",
  identity: "Take the client from the session, and refuse an id of another client with status 403.",
  session: "Require a session for this call: answer 401 without one, before anything else is checked.",
  signIn: "Refuse a wrong password and an unknown address alike, in the envelope, with code 1001.",
  cookie:
    "Set the session cookie with HttpOnly, Secure, Path=/, no Domain, and SameSite=Lax or Strict, or `SameSite=None; Partitioned` for a portal on another site.",
  signOut: "End the session on the server when its client signs out.",
  refusal: "Refuse it in the envelope: status 200, the contract's code, and a message that is fit to show.",
  once: "Store the answer under the Idempotency-Key, in the transaction of its change: one key has one effect. For a provider without it set `idempotencyKeys: false` in `createBroker`.",
  void: "Keep a voided key, and refuse every later request under it with code 1103.",
  capability: "Name in GetCapabilities exactly what is offered.",
  origin:
    "Allow the listed portals only, each by its exact origin, and refuse writes from every other origin with status 403.",
  caching: "Send `Cache-Control: no-store` with every answer to a signed-in client.",
  headers: "Add the header to every answer.",
  limit: "Send `Retry-After` in seconds, from 1 to 86400, with every 429.",
} as const;

/** The name of a check. */
export type Check = keyof typeof remedies;
