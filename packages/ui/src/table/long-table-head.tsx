import { ArrowDown, ArrowUp } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { head as headStyle, selectionColumn, sortButton } from "./long-table.css.ts";
import { TickBox } from "./selection-box.tsx";
import type { TableProps, TableSort } from "./table-types.ts";
import { column, columnWords, selectionColumn as selectionEdge, sortSign } from "./table.css.ts";

const reverse = ({ direction }: TableSort) => (direction === "ascending" ? "descending" : "ascending");

/** The head of a long table: column names, buttons that sort, a checkbox for all rows. */
export function LongTableHead<RowData>(props: Omit<TableProps<RowData>, "onRowAction">) {
  const { label, columns, rows, rowId, sort, onSortChange, selection, onSelectionChange } = props;
  return (
    <thead className={headStyle}>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={`${selectionEdge} ${selectionColumn}`}>
            <TickBox
              label={label}
              isTicked={rows.length > 0 && selection.size === rows.length}
              isMixed={selection.size > 0 && selection.size < rows.length}
              onTick={(isTicked) => onSelectionChange?.(new Set(isTicked ? rows.map(rowId) : []))}
            />
          </th>
        )}
        {columns.map(({ id, header, align = "start", isSortable = false, isScreenOnly = false }) => {
          const current = sort?.column === id ? sort : undefined;
          if (!isSortable)
            return (
              <th key={id} scope="col" className={column({ align, isScreenOnly })}>
                <span className={columnWords({ align })}>{header}</span>
              </th>
            );
          return (
            <th
              key={id}
              scope="col"
              aria-sort={current?.direction ?? "none"}
              className={column({ align, isScreenOnly })}
            >
              <button
                type="button"
                className={sortButton({ align })}
                onClick={() =>
                  onSortChange?.({ column: id, direction: current ? reverse(current) : "ascending" })
                }
              >
                {header}
                <span className={sortSign({ shown: current !== undefined })}>
                  <Icon of={current?.direction === "ascending" ? ArrowUp : ArrowDown} size="small" />
                </span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
