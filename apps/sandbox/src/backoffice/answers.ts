import { html } from "hono/html";
import { Problem } from "../http/problem.ts";
import type { Html } from "../pages/page.ts";

const LONGEST_ANSWER = 4000;

/** An answer that the provider refused: the reason, and the text to show in the field again. */
export interface Unsent {
  readonly reason: string;
  readonly text: string;
}

/** Renders the reason of a refused answer; nothing where no answer was refused. */
export const renderReason = (unsent: Unsent | null): Html =>
  unsent === null ? html`` : html`<p class="notice" role="alert">${unsent.reason}</p>`;

/** Renders the field of an answer in the language of its reader. */
export const renderAnswerField = (label: string, language: string, text: string): Html =>
  html`<label
    >${label}
    <textarea name="answer" maxlength="${LONGEST_ANSWER}" lang="${language}" dir="auto" required>
${text}</textarea>
  </label>`;

/** Returns the text of an answer from its form; empty if the form has no text. */
export const readAnswer = (answer: unknown): string =>
  typeof answer === "string" ? answer.trim().replaceAll("\r\n", "\n") : "";

/** Returns the step of a form: to answer or to close; throws for another step, and for an answer that is empty or too long. */
export function requireStep(step: unknown, text: string): "answer" | "close" {
  if (step !== "answer" && step !== "close") throw new Problem(404, "notFound", "There is no such step.");
  if (step === "answer" && (text === "" || text.length > LONGEST_ANSWER))
    throw new Problem(422, "malformed", `Please write an answer of at most ${LONGEST_ANSWER} characters.`);
  return step;
}
