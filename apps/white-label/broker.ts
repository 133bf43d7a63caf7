import { createBroker } from "@broker/hooks";

const storages = { local: localStorage, session: sessionStorage };

/** The broker of both floors: company 12, whose provider is on the page's own origin. */
export const broker = createBroker({ baseUrl: "/", companyId: 12, ...storages });
