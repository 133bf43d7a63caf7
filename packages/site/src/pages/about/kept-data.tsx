import { useMessages } from "../../page.tsx";
import * as css from "../../parts/facts.css.ts";

/** The stored data of a client, with purpose and retention. */
export function KeptData() {
  const { privacy } = useMessages().about;
  const [what, why, time] = privacy.head;
  return (
    <table className={css.table}>
      <thead className={css.tableHead}>
        <tr>
          {[what, why, time].map((name) => (
            <th key={name} scope="col" className={css.columnName}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.tableBody}>
        {privacy.rows.map(([name, reason, duration]) => (
          <tr key={name} className={css.tableRow}>
            <th scope="row" className={css.tableName}>
              {name}
            </th>
            <td className={css.tableCell} data-label={why}>
              {reason}
            </td>
            <td className={css.tableCell} data-label={time}>
              {duration}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
