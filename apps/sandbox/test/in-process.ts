import { readConfig } from "../src/config.ts";
import { createCustomer } from "./customer.ts";
import type * as Contract from "./in-process.types.d.ts";
import { createProvider, DEMO, lastLetter } from "./provider.ts";

/** Starts a provider in this process, for tests of other rooms; its types are in a separate file. */
export const startInProcess: typeof Contract.startInProcess = async (settings = {}) => {
  const provider = await createProvider({
    config: readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", ...settings }),
  });
  return {
    origin: provider.deps.origin,
    browser() {
      const { fetch } = provider.visitor();
      return async (request) => {
        const { pathname, search } = new URL(request.url);
        const { method, headers, signal } = request;
        const body = method === "GET" ? null : await request.arrayBuffer();
        const response = await fetch(pathname + search, { method, headers, body, signal });
        if (response.headers.has("x-hono-already-sent")) throw new TypeError("The connection was cut");
        return response;
      };
    },
    now: () => provider.clock.now().getTime(),
    customer: async () => ({ email: (await createCustomer(provider)).email, password: DEMO.password }),
    async letterTo(email) {
      await provider.work();
      return lastLetter(provider, email);
    },
    control: (path, body) => provider.control(path, body),
    close: () => provider.close(),
  };
};
