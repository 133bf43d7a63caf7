import { type AccountType, accountTypes, lotCostOf } from "../../content/accounts.ts";
import { useFigures, useMessages } from "../../page.tsx";
import * as type from "../../style/type.css.ts";
import * as css from "./accounts.css.ts";

const dearest = Math.max(...accountTypes.map((one) => lotCostOf(one).total));

function Sum({ of }: { readonly of: AccountType }) {
  const { accounts } = useMessages();
  const { number, dollars } = useFigures();
  const { spread, commission, total } = lotCostOf(of);
  const share = (part: number) => ({ inlineSize: `${((part / dearest) * 100).toFixed(1)}%` });
  return (
    <div className={css.sum}>
      <h3 className={type.heading}>{of.name}</h3>
      <div>
        <div className={css.bar} aria-hidden>
          <span className={css.spread} style={share(spread)} />
          {commission > 0 ? <span className={css.commission} style={share(commission)} /> : null}
        </div>
        <p className={css.formula}>
          {accounts.cost.formula(number(of.typicalSpreadPips, 1), dollars(of.commissionUsd, 2))}
        </p>
      </div>
      <p className={css.total}>{dollars(total, 2)}</p>
    </div>
  );
}

/** The cost of one lot in each account type, as bars of one scale. */
export function CostOfLot() {
  return (
    <div className={css.sums}>
      {accountTypes.map((one) => (
        <Sum key={one.id} of={one} />
      ))}
    </div>
  );
}
