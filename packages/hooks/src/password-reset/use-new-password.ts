import { useMutation } from "@tanstack/react-query";
import { useProvider } from "../capability/use-provider.ts";
import { type Failure, toFailure } from "../failure.ts";
import { type Form, useForm } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { type NewPasswordCode, type NewPasswordValues, validateNewPassword } from "./new-password.rules.ts";
import { passwordResetMutations } from "./password-reset.mutations.ts";

/** The state of the form for a new password. A failure keeps the input. */
export type NewPasswordState =
  /** `unsupported` where the provider is known to lack the capability. */
  | { readonly step: "tokenMissing" | "unsupported" | "set" }
  | ({ readonly form: Form<NewPasswordValues, NewPasswordCode> } & (
      | { readonly step: "editing"; readonly failure: Failure | null; submit(): void }
      | { readonly step: "submitting" }
    ));

/**
 * Sets a new password by the `token` of a reset link. A link works once, and every session of the user ends with it.
 * For providers with the capability `passwordReset`; the links of other providers lead to their own pages. The contract
 * has no call that checks a token, so a used link is recognised only when the new password is sent.
 *
 * @example
 * const newPassword = useNewPassword({ token: searchParams.get("token") });
 * if (newPassword.step === "set") return <a href="/login">Go to Login</a>;
 */
export function useNewPassword({ token }: { token: string | null }): NewPasswordState {
  const broker = useBroker();
  const provider = useProvider();
  const { form, check } = useForm<NewPasswordValues, NewPasswordCode>(
    { newPassword: "", confirmPassword: "" },
    validateNewPassword,
  );
  const complete = passwordResetMutations.complete(broker);
  const mutation = useMutation(complete, broker.queryClient);
  if (!token) return { step: "tokenMissing" };
  if (provider?.capabilities.includes("passwordReset") === false) return { step: "unsupported" };
  if (mutation.isSuccess) return { step: "set" };
  if (mutation.isPending) return { step: "submitting", form };
  return {
    step: "editing",
    form,
    failure: mutation.error && toFailure(mutation.error, "CompletePasswordReset"),
    submit: () => {
      if (check() && !isUnderWay(broker, complete.mutationKey))
        mutation.mutate({ token, newPassword: form.values.newPassword });
    },
  };
}
