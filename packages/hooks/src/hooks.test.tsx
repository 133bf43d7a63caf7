import { StrictMode, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "./broker.ts";
import { useDepositWizard } from "./deposit/use-deposit-wizard.ts";
import type { DepositWizard } from "./deposit/deposit-wizard.ts";
import { BrokerProvider } from "./provider.tsx";
import { useSession } from "./session/use-session.ts";
import { useSignIn } from "./session/use-sign-in.ts";
import { createTestProvider } from "./test-provider.ts";

const within = (broker: Broker) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <BrokerProvider broker={broker}>{children}</BrokerProvider>
    </StrictMode>
  ),
});

async function signedIn(provider = createTestProvider()) {
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  return { provider, broker };
}

test("sign-in is quiet until it is tried, keeps the input of a failure, and signs in once", async () => {
  const provider = createTestProvider();
  const broker = provider.broker();
  let signIns = 0;
  const { result, act } = await renderHook(
    () => useSignIn({ onSignedIn: () => (signIns += 1) }),
    within(broker),
  );
  const submit = () => act(() => void (result.current.step === "editing" && result.current.submit()));
  expect(result.current.form.issues).toEqual({});
  await submit();
  expect(result.current.form.issues).toEqual({
    email: { code: "emailRequired" },
    password: { code: "passwordRequired" },
  });
  expect(provider.calls).toEqual([]);

  await act(() => result.current.form.change("email", "demo@example.com"));
  await act(() => result.current.form.change("password", "wrong"));
  await submit();
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "editing", failure: { kind: "refused", message: "Invalid email or password." } });
  expect(result.current.form.values).toEqual({ email: "demo@example.com", password: "wrong" });

  await act(() => result.current.form.change("password", "password"));
  await submit();
  await submit();
  await expect.poll(() => broker.session.get().status).toBe("signedIn");
  await expect.poll(() => signIns).toBe(1);
  expect(provider.calls.filter((call) => call === "UserLogin")).toHaveLength(2);
});

type Step<Name extends DepositWizard["step"]> = DepositWizard & { step: Name };

async function openWizard(broker: Broker) {
  const hook = await renderHook(() => useDepositWizard(), within(broker));
  const at = async <Name extends DepositWizard["step"]>(
    step: Name,
    use: (wizard: Step<Name>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (wizard: DepositWizard): wizard is Step<Name> => wizard.step === step;
    const { current } = hook.result;
    if (isThere(current)) await hook.act(() => use(current));
  };
  const enterAmount = async () => {
    await at("choosingMethod", (wizard) => wizard.choose("bank"));
    await at("choosingMethod", (wizard) => wizard.next());
    await at("choosingPlatform", (wizard) => wizard.choose(11));
    await at("choosingPlatform", (wizard) => wizard.next());
    await at("enteringAmount", (wizard) => wizard.change("local", "447"));
  };
  return { ...hook, at, enterAmount };
}

const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

test("a deposit goes from the method to its proof, with one request", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => {
    expect([wizard.usdAmount, wizard.canGoNext]).toEqual(["100.00", true]);
    wizard.next();
    wizard.next();
  });
  await at("providingProof", (wizard) => wizard.choose(receipt));
  await at("providingProof", (wizard) => wizard.submit());
  await at("settled");
  expect(provider.deposits).toMatchObject([{ transactionId: "D-1", receipt: "receipt.pdf" }]);
});

test("when the reply of a request is lost after the commit, it is found and not made again", async () => {
  const { provider, broker } = await signedIn();
  provider.loseReplyOf("DepositRequest");
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof");
  expect(provider.deposits).toHaveLength(1);
  expect(provider.calls.filter((call) => call === "DepositRequest")).toHaveLength(1);
});

test("a wizard that is opened again goes on where it was", async () => {
  const { provider, broker } = await signedIn();
  const first = await openWizard(broker);
  await first.enterAmount();
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("providingProof");
  await first.unmount();
  const again = await openWizard(provider.broker());
  await again.at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(provider.deposits).toHaveLength(1);
});

test("on a server nobody is signed in, and nothing touches the browser", async () => {
  const { broker } = await signedIn();
  const Name = () => {
    const session = useSession();
    const signIn = useSignIn();
    return `${session.status} ${signIn.step}`;
  };
  const html = renderToString(
    <BrokerProvider broker={broker}>
      <Name />
    </BrokerProvider>,
  );
  expect(html).toBe("signedOut editing");
});
