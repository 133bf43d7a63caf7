import { type ComponentProps, type ReactNode, useId } from "react";

type FieldProps = ComponentProps<"input"> & { label: string; issue?: string | undefined };

/** A labelled input with the sentence of its issue. */
export function Field({ label, issue, ...input }: FieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-invalid={issue !== undefined} aria-describedby={`${id}-issue`} />
      <small id={`${id}-issue`}>{issue}</small>
    </p>
  );
}

type SheetProps = { title: string; button: string; canGo: boolean; onGo: () => void; children: ReactNode };

/** A sheet of paper with one question and one button. */
export const Sheet = ({ title, button, canGo, onGo, children }: SheetProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onGo();
    }}
  >
    <h1>{title}</h1>
    {children}
    <button aria-disabled={!canGo}>{button}</button>
  </form>
);
