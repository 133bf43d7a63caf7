import { beforeEach } from "vitest";
import { reopenKyc } from "./identity-checks.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { image, type Visitor } from "./provider.ts";

/** Returns the token in the fragment of a link. */
export const tokenOf = (link: string): string => new URL(link).hash.slice(1);

/** Opens a provider for the tests of a file, with a new client for each test who has documents to submit. */
export function openCaptures() {
  openCustomer();
  proveBooks();
  beforeEach(() => reopenKyc(provider, customer));

  const begin = async (who: Visitor = customer, side: "front" | "back" = "front") => {
    const { link, ...begun } = await who.client.call("BeginKycCapture", { side });
    return { ...begun, link, token: tokenOf(link) };
  };
  const open = ({ token, code }: { readonly token: string; readonly code: string }) =>
    provider.visitor().client.call("OpenKycCapture", { token, code });
  return {
    get provider() {
      return provider;
    },
    get customer() {
      return customer;
    },
    begin,
    /** Begins a link, and opens it on a phone by its code. */
    async beginOpened(...given: Parameters<typeof begin>) {
      const begun = await begin(...given);
      await open(begun);
      return begun;
    },
    read: (captureId: string, who: Visitor = customer) => who.client.call("GetKycCapture", { captureId }),
    open,
    send: (token: string, file: File = image("photo.png")) =>
      provider.visitor().client.call("SendKycCapture", { Token: token, File: file }),
    /** Returns the number of rows of photos and links. */
    async count() {
      const { rows } = await provider.query(
        `select count(*)::int as links, count(upload_id)::int as photos from kyc_capture where user_id = ${customer.userId}`,
      );
      return rows[0];
    },
    filesOf: async () =>
      (
        await provider.query(
          `select upload_id from upload where user_id = ${customer.userId} and file_name = 'photo.png'`,
        )
      ).rows.map((row) => String(Reflect.get(Object(row), "upload_id"))),
  };
}
