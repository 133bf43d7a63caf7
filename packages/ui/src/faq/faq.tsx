import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { answer as answerStyle, entry, faq, question as questionStyle, sign } from "./faq.css.ts";

/** A question and its answer, in a {@link Faq}. */
export interface FaqEntry {
  /** The question, always visible. */
  question: string;
  /** The answer, shown when the question is pressed. */
  answer: ReactNode;
}

/** The properties of {@link Faq}. */
export interface FaqProps {
  /** The questions in their order. */
  entries: readonly FaqEntry[];
}

/**
 * A list of questions that open to their answers. Native disclosure: it works without scripts, and the browser's search
 * finds closed answers.
 *
 * @example
 * <Faq entries={[{ question: "How long does a withdrawal take?", answer: "One working day." }]} />
 */
export function Faq({ entries }: FaqProps) {
  return (
    <div className={faq}>
      {entries.map(({ question, answer }) => (
        <details key={question} className={entry}>
          <summary className={questionStyle}>
            {question}
            <span className={sign}>
              <Icon of={ChevronDown} />
            </span>
          </summary>
          <div className={answerStyle}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
