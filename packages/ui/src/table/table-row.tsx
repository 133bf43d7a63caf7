import { Cell, Row } from "react-aria-components/Table";
import { SelectionBox } from "./selection-box.tsx";
import type { TableProps } from "./table-types.ts";
import { cell as cellStyle, cellWords, row as rowStyle, selectionCell } from "./table.css.ts";

interface TableRowProps<RowData> extends Pick<TableProps<RowData>, "columns"> {
  id: string;
  row: RowData;
  isSelectable: boolean;
}

/** A row; on phones a card whose lines have the names of the columns. */
export function TableRow<RowData>({ id, row, columns, isSelectable }: TableRowProps<RowData>) {
  return (
    <Row id={id} className={rowStyle}>
      {isSelectable && (
        <Cell className={selectionCell}>
          <SelectionBox />
        </Cell>
      )}
      {columns.map(({ id, header, cell, align = "start", isScreenOnly = false, isLong }) => (
        <Cell key={id} className={cellStyle({ align, isScreenOnly })} data-label={header}>
          <span className={cellWords({ isLong, isWhole: isScreenOnly })}>{cell(row)}</span>
        </Cell>
      ))}
    </Row>
  );
}
