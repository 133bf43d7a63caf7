import type { ReactNode } from "react";
import { type AccountType, lotCostOf } from "../content/accounts.ts";
import { MinimumDeposit } from "../frame/minimum-deposit.tsx";
import { useFigures, useMessages } from "../page.tsx";
import { heardOnly } from "../style/layout.css.ts";
import { label as muted } from "../style/type.css.ts";
import * as css from "./account-table.css.ts";

interface Row {
  readonly label: string;
  readonly value: (type: AccountType) => ReactNode;
  readonly isSum?: boolean;
}

function useRows(isShort: boolean): readonly Row[] {
  const { accounts } = useMessages();
  const { rows } = accounts;
  const { number, dollars } = useFigures();
  const first: readonly Row[] = [
    {
      label: rows.minimumDeposit,
      value: ({ minimumDepositUsd }) =>
        minimumDepositUsd === null ? <MinimumDeposit /> : dollars(minimumDepositUsd),
    },
    { label: rows.spreadFrom, value: (type) => accounts.pips(number(type.spreadFromPips, 1)) },
    {
      label: rows.commission,
      value: ({ commissionUsd }) => (commissionUsd === 0 ? accounts.none : dollars(commissionUsd, 2)),
    },
    { label: rows.leverage, value: ({ leverage }) => <bdi>{`1:${leverage}`}</bdi> },
  ];
  const sum: Row = { label: rows.oneLot, value: (type) => dollars(lotCostOf(type).total, 2), isSum: true };
  if (isShort) return [...first, sum];
  return [
    ...first,
    { label: rows.typicalSpread, value: (type) => accounts.pips(number(type.typicalSpreadPips, 1)) },
    sum,
    { label: rows.marginCall, value: ({ marginCall }) => `${marginCall}%` },
    { label: rows.stopOut, value: ({ stopOut }) => `${stopOut}%` },
    { label: rows.swapFree, value: ({ isSwapFree }) => (isSwapFree ? accounts.yes : accounts.no) },
    { label: rows.protection, value: () => accounts.yes },
    { label: rows.platforms, value: () => accounts.platforms },
  ];
}

interface AccountTableProps {
  readonly types: readonly AccountType[];
  /** Shows only the deciding rows, for the front page. */
  readonly isShort?: boolean;
}

/** The account types side by side; on phones each condition is a label above three values. */
export function AccountTable({ types, isShort = false }: AccountTableProps) {
  const { accounts } = useMessages();
  const rows = useRows(isShort);
  return (
    <table className={css.table} aria-label={accounts.table}>
      <thead className={css.head}>
        <tr className={css.names}>
          <th scope="col" className={`${css.name} ${css.corner}`}>
            <span className={heardOnly}>{accounts.table}</span>
          </th>
          {types.map(({ id, name }) => (
            <th key={id} scope="col" className={css.name}>
              <span className={css.nameText}>{name}</span>
              <span className={`${muted} ${css.fits}`}>{accounts.bestFor[id]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map(({ label, value, isSum }) => (
          <tr key={label} className={css.row}>
            <th scope="row" className={css.label}>
              {label}
            </th>
            {types.map((type) => (
              <td key={type.id} className={css.cell}>
                <span className={isSum ? css.sum : undefined}>{value(type)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
