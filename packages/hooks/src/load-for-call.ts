import { ApiError, type ClientOperation } from "@broker/sdk";

/**
 * Loads the code of a call with the first of these calls. If it cannot be loaded, nothing was sent: for the user the
 * call did not reach the provider, and the next call loads the code again.
 *
 * @throws {ApiError} `offline`, for the call that wanted the code.
 */
export async function loadForCall<Code>(
  operation: ClientOperation,
  load: () => Promise<Code>,
): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError({ operation, kind: "offline" }, { cause });
  }
}
