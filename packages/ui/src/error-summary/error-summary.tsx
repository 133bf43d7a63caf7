import { useEffect, useId, useRef } from "react";
import { focusField } from "../field/focus-field.ts";
import { Notice } from "../notice/notice.tsx";
import { item, list, summary } from "./error-summary.css.ts";

export interface FieldFailure {
  /** The `id` given to the field. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Such as "Please check 2 fields". */
  title: string;
  failures: readonly FieldFailure[];
  /** How often the form was tried to be sent; every try brings the focus here. */
  attempt: number;
}

/**
 * All that keeps a form from being sent, with a way to each field. Takes the focus at every
 * attempt, and never while somebody types.
 *
 * @example
 * <ErrorSummary title="Please check 1 field" attempt={attempts} failures={[{ fieldId: "email", message: "Email is required" }]} />
 */
export function ErrorSummary({ title, failures, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const listId = useId();
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (failures.length === 0) return null;

  return (
    // The focus reads it, and it is no live region: it would be read again with every field that is mended.
    <section
      ref={box}
      tabIndex={-1}
      className={summary}
      aria-labelledby={titleId}
      aria-describedby={listId}
      data-error-summary
    >
      <Notice tone="negative" role="none" title={<span id={titleId}>{title}</span>}>
        <ul id={listId} className={list}>
          {failures.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                className={item}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(document.getElementById(fieldId));
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
