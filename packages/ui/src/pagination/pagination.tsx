import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { buttons, pagination, summary as summaryStyle } from "./pagination.css.ts";

/** The properties of {@link Pagination}. */
export interface PaginationProps {
  /** The name of the control, such as "Pages of deposits". */
  label: string;
  /** The visible range, such as "21–40 of 312"; announced when it changes. */
  summary: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Called with the page that the user opens. */
  onChange: (page: number) => void;
  /** The label of the button to the previous page. */
  previousLabel: string;
  /** The label of the button to the next page. */
  nextLabel: string;
}

/**
 * The navigation of a paged list. At the first and last page the corresponding button does nothing, and stays focused.
 *
 * @example
 * <Pagination label="Pages" summary="1–20 of 312" page={page} pageCount={16} onChange={setPage} previousLabel="Previous page" nextLabel="Next page" />
 */
export function Pagination(props: PaginationProps) {
  const { label, summary, page, pageCount, onChange, previousLabel, nextLabel } = props;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav aria-label={label} className={pagination}>
      <output className={summaryStyle}>{summary}</output>
      <span className={buttons}>
        <IconButton
          icon={ChevronLeft}
          label={previousLabel}
          variant="outline"
          isDirectional
          aria-disabled={isFirst}
          onPress={() => !isFirst && onChange(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={nextLabel}
          variant="outline"
          isDirectional
          aria-disabled={isLast}
          onPress={() => !isLast && onChange(page + 1)}
        />
      </span>
    </nav>
  );
}
