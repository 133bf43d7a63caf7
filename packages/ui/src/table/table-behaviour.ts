import type { TableProps as AriaTableProps } from "react-aria-components/Table";
import type { TableProps } from "./table-types.ts";

/** Returns the properties for React Aria about sorting, selection and actions. */
export function toTableBehaviour<RowData>(props: TableProps<RowData>): AriaTableProps {
  const { label, rows, rowId, sort, onSortChange, selection, onSelectionChange, onRowAction } = props;
  return {
    "aria-label": label,
    ...(sort && { sortDescriptor: sort }),
    ...(onSortChange && {
      onSortChange: ({ column, direction }) => onSortChange({ column: String(column), direction }),
    }),
    ...(selection && {
      selectionMode: "multiple",
      selectedKeys: selection,
      onSelectionChange: (keys) =>
        onSelectionChange?.(new Set(keys === "all" ? rows.map(rowId) : [...keys].map(String))),
    }),
    ...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) }),
  };
}
