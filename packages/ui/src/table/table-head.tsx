import { ArrowDown, ArrowUp } from "lucide-react";
import { Column, TableHeader } from "react-aria-components/Table";
import { Icon } from "../icon/icon.tsx";
import { SelectionBox } from "./selection-box.tsx";
import type { TableProps } from "./table-types.ts";
import { column, columnWords, head, selectionColumn, sortSign } from "./table.css.ts";

interface TableHeadProps<RowData> extends Pick<TableProps<RowData>, "columns"> {
  isSelectable: boolean;
}

/** The column names, with the controls that sort and select. */
export function TableHead<RowData>({ columns, isSelectable }: TableHeadProps<RowData>) {
  const headerId = (columns.find((one) => one.isRowHeader) ?? columns[0])?.id;
  return (
    <TableHeader className={head}>
      {isSelectable && (
        <Column id="selection" width={56} minWidth={56} className={selectionColumn}>
          <SelectionBox />
        </Column>
      )}
      {columns.map(({ id, header, align = "start", isSortable = false, isScreenOnly = false }) => (
        <Column
          key={id}
          id={id}
          isRowHeader={id === headerId}
          allowsSorting={isSortable}
          className={column({ align, isScreenOnly })}
        >
          {({ sortDirection }) => (
            <span className={columnWords({ align })}>
              {header}
              {isSortable && (
                <span className={sortSign({ shown: sortDirection !== undefined })}>
                  <Icon of={sortDirection === "ascending" ? ArrowUp : ArrowDown} size="small" />
                </span>
              )}
            </span>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}
