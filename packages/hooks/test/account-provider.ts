import { examples } from "@broker/api-spec/examples";
import * as v from "valibot";
import { createTestProvider } from "./provider.ts";
import { signedIn } from "./render.tsx";

/** Returns an answer in its envelope. */
export const answer = (responseCode: number, responseMessage = "", data: unknown = null) =>
  Response.json({ responseCode, responseMessage, data });
const Body = v.record(v.string(), v.unknown());

/** Creates a provider that stores its user's profile, and every body that it received. */
export async function openAccount(change: object = {}) {
  const user: Record<string, unknown> = { ...examples.GetUserInfo.success.data, ...change };
  const sent: Record<string, unknown>[] = [];
  const keep = async (request: Request) => {
    const body = v.parse(Body, await request.json());
    sent.push(body);
    return body;
  };
  const provider = createTestProvider({
    GetUserInfo: () => answer(1, "", user),
    async UpdateUserInfo(request) {
      const body = await keep(request);
      if (body["fullName"] === "Refused") return answer(0, "Your country cannot be changed.");
      Object.assign(user, body);
      return answer(1);
    },
    async UpdateUserWithdrawalInfo(request) {
      const body = await keep(request);
      user["withdrawalBank"] = body["bankCode"];
      user["withdrawalBankAccountNumber"] = body["bankAccountNumber"];
      user["withdrawalBankAccountName"] = body["bankAccountName"];
      return answer(1);
    },
    async UpdateUserPassword(request) {
      const { oldPassword } = await keep(request);
      const isRight = oldPassword === "5f4dcc3b5aa765d61d8327deb882cf99";
      return isRight ? answer(1) : answer(1008, "Your current password is not correct.");
    },
    async ResendVerificationEmail(request) {
      await keep(request);
      return answer(1);
    },
  });
  const { broker } = await signedIn(provider);
  return { provider, broker, user, sent };
}

/** Calls a command of the current step, if it has it. */
export function press(state: object, command: string): void {
  const run: unknown = Reflect.get(state, command);
  if (typeof run === "function") run();
}
