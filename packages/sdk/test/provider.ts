import { type ClientOptions, createClient, type SessionIds } from "../src/index.ts";

/** A signed-in user. */
export const ids: SessionIds = {
  staffUserId: 100234,
  companyId: 9,
  username: "amira",
  email: "demo@example.com",
  cTraderLogin: "5100234",
};

/** Returns a client whose provider is a function, and the requests that reached it. */
export function clientWith(
  answer: (request: Request, init: { readonly signal: AbortSignal }) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "https://api.example.com",
    companyId: 9,
    session: () => ids,
    fetch: async (request, init) => {
      requests.push(request.clone());
      return answer(request, init);
    },
    ...options,
  });
  return { client, requests };
}

/** Returns an answer in its envelope. */
export function envelope(
  data: unknown,
  responseCode = 1,
  responseMessage = "",
  init: ResponseInit = {},
): Response {
  return Response.json({ responseCode, responseMessage, data }, init);
}
