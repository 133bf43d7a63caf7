import type { StepUpState } from "@broker/hooks";
import { Button, Dialog, Form, Inline, Stack, Text } from "@broker/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { CodeFields } from "./code-fields.view.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

/** The sentence that explains why a code is needed, for each call. */
const reasons = {
  WithdrawalRequest: "stepUpWithdrawal",
  UpdateUserWithdrawalInfo: "stepUpAccount",
  UpdateUserPassword: "stepUpPassword",
  UpdateLetterPhrase: "stepUpPhrase",
  AddPayee: "stepUpPayee",
  RequestDataExport: "stepUpData",
  RequestDeletion: "stepUpDeletion",
  BeginPasskeyRegistration: "stepUpPasskey",
  RemovePasskey: "stepUpPasskey",
} as const satisfies Record<StepUpState["purpose"], string>;

function CodeForm({ state }: { state: StepUpState }) {
  const t = useMessages(secondFactorMessages);
  const entering = state.step === "enteringCode" ? state : null;
  const box = useRef<HTMLDivElement>(null);
  // The dialog was opened for this field.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      <Form label={t("stepUpHeading")} isPending={!entering} onSubmit={() => entering?.submit()}>
        <Stack gap={5}>
          <Text tone="muted">{t(reasons[state.purpose])}</Text>
          <CodeFields form={state.form} failure={entering?.failure ?? null} />
          <Inline gap={3}>
            <Button type="submit" isPending={!entering} pendingLabel={t("pending")}>
              {t("stepUpAction")}
            </Button>
            {entering && (
              <Button variant="quiet" onPress={entering.cancel}>
                {t("cancel")}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </div>
  );
}

/** The dialog that asks for a code before a call is sent again, for a {@link StepUpState}; `passkey` is offered below it. */
export function StepUpView({ state, passkey }: { state: StepUpState; passkey?: ReactNode }) {
  const t = useMessages(secondFactorMessages);
  const close = () => state.step === "enteringCode" && state.cancel();
  return (
    <Dialog title={t("stepUpHeading")} isOpen onOpenChange={close}>
      <Stack gap={5}>
        <CodeForm state={state} />
        {passkey}
      </Stack>
    </Dialog>
  );
}
