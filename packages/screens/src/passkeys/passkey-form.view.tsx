import type { PasskeyCode, PasskeysFlow } from "@broker/hooks";
import {
  Button,
  Form,
  Heading,
  Inline,
  Notice,
  PasswordField,
  Spinner,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import { useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { FreezeWarning } from "../freeze/freeze-warning.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { passkeysMessages } from "./passkeys.messages.ts";

type Working = Exclude<PasskeysFlow, { step: "resting" }>;
type Editing = Extract<Working, { form: object }>;
type Waiting = Exclude<Working, Editing>;

const isEditing = (flow: Working): flow is Editing => "form" in flow;

/** The form of a new passkey, or of a removal. */
function Fields({ flow }: { flow: Editing }) {
  const t = useMessages(passkeysMessages);
  const f = useMessages(failureMessages);
  const { removedName } = flow;
  const isRemoval = removedName !== null;
  const isPending = !("submit" in flow);
  const failure = isPending ? null : flow.failure;
  const { values, issues, change } = flow.form;
  const issue = (code: PasskeyCode | undefined) => code && t(code);
  const title = isRemoval ? t("removalForm", { name: removedName }) : t("add");
  return (
    <Form label={title} isPending={isPending} onSubmit={() => !isPending && flow.submit()}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{t(isRemoval ? "removalText" : "addText")}</Text>
        </Stack>
        {failure && (
          <Notice tone="negative" role="alert">
            {toFailureText(f, failure)}
          </Notice>
        )}
        <Stack gap={4}>
          {!isRemoval && (
            <TextField
              label={t("name")}
              name="name"
              description={t("nameHint")}
              autoComplete="off"
              value={values.name}
              onChange={(text) => change("name", text)}
              errorMessage={issue(issues.name?.code)}
            />
          )}
          <PasswordField
            label={t("password")}
            name="password"
            autoComplete="current-password"
            showLabel={t("showPassword")}
            hideLabel={t("hidePassword")}
            value={values.password}
            onChange={(text) => change("password", text)}
            errorMessage={issue(issues.password?.code)}
          />
        </Stack>
        <FreezeWarning cause="change" />
        <Inline gap={3}>
          <Button type="submit" isPending={isPending} pendingLabel={t("pending")}>
            {t(isRemoval ? "remove" : "continue")}
          </Button>
          {!isPending && (
            <Button variant="quiet" onPress={flow.cancel}>
              {t("cancel")}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}

/** The state while the dialog of the browser is open, and the notice if it has created no passkey. */
function BrowserAsks({ flow }: { flow: Waiting }) {
  const t = useMessages(passkeysMessages);
  if (flow.step !== "interrupted")
    return (
      <output>
        <Inline gap={3} wrap="nowrap">
          <Spinner />
          <Text>{t(flow.step === "creating" ? "waiting" : "pending")}</Text>
        </Inline>
      </output>
    );
  return (
    <Stack gap={5}>
      <Notice tone="information" role="alert">
        {t(flow.issue)}
      </Notice>
      <Inline gap={3}>
        <Button onPress={flow.retry}>{t("tryAgain")}</Button>
        <Button variant="quiet" onPress={flow.cancel}>
          {t("cancel")}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The part that replaces the list. Each part takes the focus when it replaces another part. */
function FocusedPart({ flow }: { flow: Working }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return <div ref={box}>{isEditing(flow) ? <Fields flow={flow} /> : <BrowserAsks flow={flow} />}</div>;
}

/** The part that a step shows. */
const partOf = {
  entering: "form",
  beginning: "form",
  creating: "browser",
  saving: "browser",
  interrupted: "interrupted",
  enteringRemoval: "removal",
  removing: "removal",
} as const satisfies Record<Working["step"], string>;

/** The addition or the removal of a passkey, in place of the list. */
export function PasskeyForm({ flow }: { flow: Working }) {
  return <FocusedPart key={partOf[flow.step]} flow={flow} />;
}
