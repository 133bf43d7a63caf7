import { Link as AriaLink } from "react-aria-components/Link";
import { arrived } from "../theme/arrived.css.ts";
import { above, row as rowStyle, rowLink, selected } from "./long-table.css.ts";
import { TickBox } from "./selection-box.tsx";
import type { TableColumn } from "./table-types.ts";
import { cell as cellStyle, cellWords, selectionCell } from "./table.css.ts";

interface LongTableRowProps<RowData> {
  id: string;
  row: RowData;
  columns: readonly TableColumn<RowData>[];
  /** The index among all rows, from 0. */
  index: number;
  /** Reports the row's height to the virtualizer. */
  measure: (element: HTMLTableRowElement | null) => void;
  isTicked?: boolean;
  onTick?: (id: string, isTicked: boolean) => void;
  href?: string | undefined;
  isNew?: boolean | undefined;
}

/** A row of a long table; on phones a card. */
export function LongTableRow<RowData>(props: LongTableRowProps<RowData>) {
  const { id, row, columns, index, measure, isTicked, onTick, href, isNew } = props;
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={[rowStyle, isTicked && selected, isNew && arrived].filter(Boolean).join(" ")}
    >
      {isTicked !== undefined && (
        <td className={selectionCell}>
          <TickBox label={id} isTicked={isTicked} onTick={(next) => onTick?.(id, next)} />
        </td>
      )}
      {columns.map(({ id: columnId, header, cell, align = "start", isScreenOnly = false, isLong }) => {
        const content = <span className={cellWords({ isLong })}>{cell(row)}</span>;
        return columnId === headerId ? (
          <th key={columnId} scope="row" className={cellStyle({ align, isHeader: true })} data-label={header}>
            {href === undefined ? (
              content
            ) : (
              <AriaLink className={rowLink} href={href}>
                {content}
              </AriaLink>
            )}
          </th>
        ) : (
          <td key={columnId} className={cellStyle({ align, isScreenOnly })} data-label={header}>
            {isScreenOnly && href !== undefined ? <span className={above}>{content}</span> : content}
          </td>
        );
      })}
    </tr>
  );
}
