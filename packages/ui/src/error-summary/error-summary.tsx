import { useEffect, useRef } from "react";
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

const focusable = "input, textarea, select, button, [tabindex]";

function focusField(id: string): void {
  const element = document.getElementById(id);
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  target?.focus();
}

/**
 * All that keeps a form from being sent, with a way to each field. Takes the focus at every
 * attempt, and never while somebody types.
 *
 * @example
 * <ErrorSummary title="Please check 1 field" attempt={attempts} failures={[{ fieldId: "email", message: "Email is required" }]} />
 */
export function ErrorSummary({ title, failures, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (failures.length === 0) return null;

  return (
    <div ref={box} tabIndex={-1} className={summary}>
      <Notice tone="negative" title={title}>
        <ul className={list}>
          {failures.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                className={item}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
