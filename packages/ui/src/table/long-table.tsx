import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { LongTableHead } from "./long-table-head.tsx";
import { LongTableRow } from "./long-table-row.tsx";
import type { TableProps } from "./table-types.ts";
import { body, table } from "./table.css.ts";
import { fixed, gap, viewport } from "./long-table.css.ts";

const rowHeight = 56;

/**
 * A table of thousands of rows in a scrolling region, of which only the visible ones are rendered. It sorts, selects
 * and becomes cards like `Table`; it is read row by row instead of navigated with the arrow keys.
 *
 * @example
 * <LongTable label="Deposits" columns={[{ id: "id", header: "Transaction", isRowHeader: true, cell: (row) => row.id }, { id: "amount", header: "Amount", align: "end", cell: (row) => <Money value={row.amount} currency="USD" /> }]} rows={[{ id: "DP-100231", amount: "250.00" }]} rowId={(row) => row.id} emptyState={<EmptyState title="No deposits yet" />} />
 */
export function LongTable<RowData>(props: Omit<TableProps<RowData>, "onRowAction">) {
  const { label, columns, rows, rowId, selection, onSelectionChange, emptyState } = props;
  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here, in the same render
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: 12 * rowHeight },
    overscan: 6,
  });
  const shown = getVirtualItems();
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(selection);
    if (isTicked) next.add(id);
    else next.delete(id);
    onSelectionChange?.(next);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a window that scrolls is reached by key
    <section ref={scroller} className={viewport} aria-label={label} tabIndex={0}>
      <table className={`${table} ${fixed}`} aria-label={label} aria-rowcount={rows.length + 1}>
        <LongTableHead {...props} />
        <tbody className={body}>
          <Gap size={shown[0]?.start ?? 0} />
          {shown.map(({ index, key }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const id = rowId(row);
            return (
              <LongTableRow
                key={key}
                id={id}
                row={row}
                columns={columns}
                index={index}
                measure={measureElement}
                {...(selection && { isTicked: selection.has(id), onTick: tick })}
              />
            );
          })}
          <Gap size={getTotalSize() - (shown.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
      {rows.length === 0 && emptyState}
    </section>
  );
}

function Gap({ size }: { size: number }) {
  return size > 0 ? <tr aria-hidden className={gap} style={{ blockSize: size }} /> : null;
}
