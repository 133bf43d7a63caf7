import type { Input } from "../contract/call.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { createMalformed, Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { mailboxStore } from "../mailbox/mailbox.store.ts";
import { requireEmail } from "../profile/eligibility.ts";
import { type Changer, lockChanger, requirePassword } from "../session/changer.ts";
import { hashToken } from "../session/session.store.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import { createPasskeyChallenge, createRandomValue, takePasskeyChallenge } from "./challenges.ts";
import { type PasskeyRow, passkeyStore } from "./passkey.store.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { challengeOf, verifyCreated } from "./web-authn.ts";

/** The number of passkeys that a user can have. */
const MOST = 10;
const limitReached = () =>
  new Refusal("passkeyLimit", `You have ${MOST} passkeys. Please remove one that you no longer use.`);
/** The refusal of a passkey, the same for every reason. */
export const createPasskeyRefusal = () =>
  new Refusal(
    "passkeyRefused",
    "This passkey is not accepted here. Please use another one, or your password.",
  );

/** Begins to add a passkey, after the password and, where the user has a second factor, its proof. */
export async function beginRegistration(deps: Deps, changer: Changer, digest: string) {
  const { user, sessionHash } = changer;
  // Each change is reported by e-mail.
  requireEmail(user);
  await requirePassword(deps, changer, digest);
  const begun = await runInTransaction(deps.sql, async (sql) => {
    await lockChanger(sql, changer);
    const spendProof = await requireStepUp(deps, sql, changer, "BeginPasskeyRegistration");
    const own = await passkeyStore.listOf(sql, user.userId);
    if (own.length >= MOST) throw limitReached();
    const userHandle = own[0]?.userHandle ?? createRandomValue(deps);
    const owner = { purpose: "registration", sessionHash } as const;
    const challenge = await createPasskeyChallenge(deps, sql, owner, userHandle);
    await spendProof();
    return { challenge, userHandle, known: own.map(({ credentialId }) => credentialId) };
  });
  const whom = await mailboxStore.addressee(deps.sql, user.userId);
  const { rpId } = relyingPartyOf(deps.config);
  return { ...begun, rpId, rpName: whom?.companyName ?? rpId, userName: user.email };
}

/** Returns the name without invisible characters and spaces around it; throws where nothing is left. */
function toName(text: string): string {
  const name = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  if (name === "") throw createMalformed("A name with a visible character is needed.");
  return name;
}

/** Returns the passkey that the same request added before, since browsers repeat a request whose answer was lost. */
async function findRepeated(
  deps: Deps,
  userId: number,
  { credentialId, clientDataJSON }: Input<"CompletePasskeyRegistration">,
): Promise<PasskeyRow | null> {
  const challenge = challengeOf(clientDataJSON);
  const row = await passkeyStore.find(deps.sql, credentialId);
  return challenge && row?.userId === userId && row.addedBy === hashToken(challenge) ? row : null;
}

/** Adds a passkey, which signs its user in from then on, and reports it by e-mail. */
export async function completeRegistration(
  deps: Deps,
  changer: Changer,
  input: Input<"CompletePasskeyRegistration">,
): Promise<{ readonly passkey: PasskeyRow; readonly isNew: boolean }> {
  const { userId } = changer.user;
  const repeated = await findRepeated(deps, userId, input);
  if (repeated) return { passkey: repeated, isNew: false };
  const name = toName(input.name);
  const owner = { purpose: "registration", sessionHash: changer.sessionHash } as const;
  const { challenge, userHandle } = await takePasskeyChallenge(deps, owner, input.clientDataJSON);
  const key = await verifyCreated(deps, input, challenge);
  if (!key || !userHandle) throw createPasskeyRefusal();
  const passkey = {
    passkeyId: deps.randomId(),
    userId,
    name,
    ...key,
    userHandle,
    transports: [...input.transports],
    addedBy: hashToken(challenge),
    createdAt: deps.clock.now(),
    lastUsedAt: null,
  };
  await runInTransaction(deps.sql, async (sql) => {
    await lockChanger(sql, changer);
    if ((await passkeyStore.countOf(sql, userId)) >= MOST) throw limitReached();
    if (!(await passkeyStore.insert(sql, passkey))) throw createPasskeyRefusal();
    const freeze = await beginFreeze(deps, sql, userId);
    await sendLetter(deps, sql, userId, { kind: "passkeyAdded", ...freeze });
  });
  return { passkey, isNew: true };
}
