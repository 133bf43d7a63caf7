import { createBroker } from "@broker/hooks";
import { ClientArea } from "../client/client-area";

const nothing = { getItem: () => null, setItem() {}, removeItem() {} };

/** A server component: it reads a public list of the provider, and renders the sign-in. */
export default async function Page() {
  const { client } = createBroker({
    baseUrl: process.env["PROVIDER_URL"] ?? "http://localhost:4000",
    companyId: 9,
    local: nothing,
    session: nothing,
  });
  const companies = await client.call("GetCompanies", {});
  return (
    <main>
      <h1>{companies.find(({ companyId }) => companyId === client.companyId)?.companyName}</h1>
      <ClientArea />
    </main>
  );
}
