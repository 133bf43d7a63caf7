import type { EditFormState } from "@broker/hooks";
import { Button, Card, ErrorSummary, Form, Inline, Section, Stack } from "@broker/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { useUnsavedEdits } from "../frame/unsaved-edits.ts";
import { useMessages } from "../i18n/translation.tsx";
import { profileMessages } from "./profile.messages.ts";

/** Returns the id of a field, for the links of the error summary. */
export const fieldIdOf = (field: string) => `profile-${field}`;

type Editing<Values, Code extends string> = Exclude<EditFormState<Values, Code>, { step: "viewing" }>;

interface EditFormViewProps<Values, Code extends string> {
  edit: EditFormState<Values, Code>;
  heading: string;
  /** The heading of edit mode, where it differs. */
  editingHeading?: string;
  description?: string;
  /** The label of the button that opens edit mode; "Edit" by default. */
  editLabel?: string;
  /** The sentence of a successful save. */
  success: string;
  /** The fields in the order of the form. */
  order: readonly (keyof Values & string)[];
  /** Returns the id of a field, where another form of the page has a field of the same name. */
  idOf?: ((field: keyof Values & string) => string) | undefined;
  issueOf: (field: keyof Values & string, form: Editing<Values, Code>["form"]) => string | undefined;
  view: ReactNode;
  renderFields: (form: Editing<Values, Code>["form"]) => ReactNode;
}

interface EditingProps<Values, Code extends string> extends Pick<
  EditFormViewProps<Values, Code>,
  "order" | "idOf" | "issueOf" | "renderFields"
> {
  edit: Editing<Values, Code>;
  label: string;
}

/** The form in edit mode, with a summary of its issues. */
function EditingForm<Values, Code extends string>(props: EditingProps<Values, Code>) {
  const { edit, label, order, idOf = fieldIdOf, issueOf } = props;
  const t = useMessages(profileMessages);
  const wrong =
    edit.step === "editing" && edit.form.attempts > 0
      ? order.filter((field) => edit.form.issues[field] !== undefined)
      : [];
  return (
    <Form
      onSubmit={() => edit.step === "editing" && edit.save()}
      isPending={edit.step === "saving"}
      label={label}
    >
      <Stack gap={5}>
        <ErrorSummary
          title={wrong.length === 0 ? "" : t("summary", { count: wrong.length })}
          attempt={edit.form.attempts}
          failures={wrong.map((field) => ({
            fieldId: idOf(field),
            message: issueOf(field, edit.form) ?? "",
          }))}
        />
        {props.renderFields(edit.form)}
        <Inline justify="end">
          <Button
            variant="secondary"
            isDisabled={edit.step === "saving"}
            onPress={() => edit.step === "editing" && edit.cancel()}
          >
            {t("cancel")}
          </Button>
          <Button type="submit" isPending={edit.step === "saving"} pendingLabel={t("saving")}>
            {t("save")}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** A card with a view mode and an edit mode (spec 4.3), and a dialog with the outcome of a save. */
export function EditFormView<Values, Code extends string>(props: EditFormViewProps<Values, Code>) {
  const { edit, heading, editingHeading = heading, description, success } = props;
  const t = useMessages(profileMessages);
  const [wasEdited, setWasEdited] = useState(false);
  const isViewing = edit.step === "viewing";
  const box = useRef<HTMLDivElement>(null);
  // The button that opened the form is rendered again when it closes, and gets the focus.
  useEffect(() => {
    if (wasEdited && !isViewing) focusHeading(box.current, 2);
  }, [wasEdited, isViewing]);
  useUnsavedEdits(edit.step !== "viewing" && JSON.stringify(edit.form.values) !== JSON.stringify(edit.saved));
  const editLabel = props.editLabel ?? t("edit");
  return (
    <Card padding="large">
      <div ref={box}>
        <Section
          heading={isViewing ? heading : editingHeading}
          level={2}
          {...(description !== undefined && { description })}
          {...(isViewing && {
            actions: (
              <Button
                variant="secondary"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- restores the focus after the form has closed
                autoFocus={wasEdited}
                onPress={() => {
                  setWasEdited(true);
                  edit.edit();
                }}
              >
                {editLabel}
              </Button>
            ),
          })}
        >
          {edit.step === "viewing" ? (
            props.view
          ) : (
            <EditingForm {...props} edit={edit} label={editingHeading} />
          )}
        </Section>
      </div>
      <OutcomeDialog
        outcome={edit.step !== "viewing" ? null : edit.outcome === "saved" ? "done" : edit.outcome}
        success={success}
      />
    </Card>
  );
}
