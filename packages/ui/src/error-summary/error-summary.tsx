import { useEffect, useId, useRef } from "react";
import { focusField } from "../field/focus-field.ts";
import { Notice } from "../notice/notice.tsx";
import { item, list, summary } from "./error-summary.css.ts";

/** An invalid field, in an {@link ErrorSummary}. */
export interface FieldFailure {
  /** The `id` of the field. */
  fieldId: string;
  /** The error, as the field shows it. */
  message: string;
}

/** The properties of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** The title, such as "Please check 2 fields". */
  title: string;
  /** The fields to correct, in the order of the form; each is a link to its field. */
  failures: readonly FieldFailure[];
  /** The number of submit attempts; every attempt focuses the summary. */
  attempt: number;
}

/**
 * A list of all errors of a form, with a link to each field. Gets the focus at every attempt, and never while the user
 * types.
 *
 * @example
 * <ErrorSummary title="Please check 1 field" attempt={1} failures={[{ fieldId: "email", message: "Email is required" }]} />
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
    // Not a live region, which would be read again with every corrected field; the focus reads it.
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
