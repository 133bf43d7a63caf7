import { ApiError, type ClientOperation } from "@broker/sdk";

/**
 * Code that comes with its first use. Where it does not come, nothing was sent: to the user it is the call that did not
 * reach the provider, and the next one asks for the code again.
 *
 * @throws {ApiError} `offline`, for the call that wanted the code.
 */
export async function late<Code>(operation: ClientOperation, load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError({ operation, kind: "offline" }, { cause });
  }
}
