import type { SignInStepState } from "@broker/hooks";
import { Button, Form, Heading, Notice, Stack, Text } from "@broker/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { focusHeading } from "../frame/focus-heading.ts";
import { FreezeWarning } from "../freeze/freeze-warning.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { CodeFields } from "./code-fields.view.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

interface SignInStepViewProps {
  step: SignInStepState;
  /** Shows the form with the password again. */
  restart: () => void;
  /** The level of the heading: 1 on a page, 2 in a panel. */
  level: 1 | 2;
}

interface PartProps {
  level: 1 | 2;
  heading: string;
  text: string;
  children: ReactNode;
}

function Part({ level, heading, text, children }: PartProps) {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={level}>{heading}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

type CodeStep = Extract<SignInStepState, { step: "enteringCode" | "checking" | "completed" }>;

function CodeForm({ step, restart, level }: { step: CodeStep; restart: () => void; level: 1 | 2 }) {
  const t = useMessages(secondFactorMessages);
  const entering = step.step === "enteringCode" ? step : null;
  return (
    <Part level={level} heading={t("stepHeading")} text={t("stepText")}>
      <Form label={t("stepHeading")} isPending={!entering} onSubmit={() => entering?.submit()}>
        <Stack gap={5}>
          <CodeFields form={step.form} failure={entering?.failure ?? null} />
          <FreezeWarning cause="signIn" />
          <Stack gap={2}>
            <Button type="submit" width="full" isPending={!entering} pendingLabel={t("stepPending")}>
              {t("stepAction")}
            </Button>
            <Button variant="quiet" width="full" onPress={() => entering?.beginRemoval()}>
              {t("lost")}
            </Button>
            <Button variant="quiet" width="full" onPress={restart}>
              {t("back")}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Part>
  );
}

type RemovalStep = Extract<SignInStepState, { step: "confirmingRemoval" | "requestingRemoval" }>;

function RemovalQuestion({ step, level }: { step: RemovalStep; level: 1 | 2 }) {
  const t = useMessages(secondFactorMessages);
  const f = useMessages(failureMessages);
  const confirming = step.step === "confirmingRemoval" ? step : null;
  return (
    <Part level={level} heading={t("lostHeading")} text={t("lostText")}>
      {confirming?.failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, confirming.failure)}
        </Notice>
      )}
      <FreezeWarning cause="change" />
      <Stack gap={2}>
        <Button
          width="full"
          isPending={!confirming}
          pendingLabel={t("lostPending")}
          onPress={() => confirming?.confirm()}
        >
          {t("lostAction")}
        </Button>
        {confirming && (
          <Button variant="quiet" width="full" onPress={confirming.cancel}>
            {t("back")}
          </Button>
        )}
      </Stack>
    </Part>
  );
}

function Content({ step, restart, level }: SignInStepViewProps) {
  const t = useMessages(secondFactorMessages);
  const { locale } = useLanguage();
  const again = (
    <Button width="full" onPress={restart}>
      {t("back")}
    </Button>
  );
  switch (step.step) {
    case "enteringCode":
    case "checking":
    case "completed":
      return <CodeForm step={step} restart={restart} level={level} />;
    case "confirmingRemoval":
    case "requestingRemoval":
      return <RemovalQuestion step={step} level={level} />;
    case "removalRequested": {
      const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
      const { decidedFrom } = step;
      const text = decidedFrom ? t("requestedText", { date: times.format(decidedFrom) }) : t("requestedSoon");
      return (
        <Part level={level} heading={t("requestedHeading")} text={text}>
          {again}
        </Part>
      );
    }
    case "over":
      return (
        <Part level={level} heading={t("overHeading")} text={t("overText")}>
          {again}
        </Part>
      );
  }
}

/** The shown part of the step. Each part takes the focus when it replaces another part. */
const partOf = {
  enteringCode: "code",
  checking: "code",
  completed: "code",
  confirmingRemoval: "removal",
  requestingRemoval: "removal",
  removalRequested: "requested",
  over: "over",
} as const satisfies Record<SignInStepState["step"], string>;

/** A part that takes the focus when it is shown: its field, or its heading. */
function FocusedPart(props: SignInStepViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { level } = props;
  useEffect(() => {
    const field = box.current?.querySelector("input");
    if (field) field.focus();
    else focusHeading(box.current, level);
  }, [level]);
  return (
    <div ref={box}>
      <Content {...props} />
    </div>
  );
}

/** The second step of a sign-in, for a {@link SignInStepState}. */
export function SignInStepView(props: SignInStepViewProps) {
  return <FocusedPart key={partOf[props.step.step]} {...props} />;
}
