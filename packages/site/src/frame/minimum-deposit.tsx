import { useFigures, usePage } from "../page.tsx";

/** The minimum deposit: the configured one, and the provider's own once it has loaded. */
export function MinimumDeposit() {
  const { dollars } = useFigures();
  return <span data-minimum-deposit="">{dollars(usePage().settings.minimumDepositUsd)}</span>;
}

/** The placeholder of the amount while its sentence is built. */
const PLACE = "\u0000";

/** A sentence with the minimum deposit in it. */
export function WithMinimumDeposit({ sentence }: { readonly sentence: (minimum: string) => string }) {
  const [before = "", after] = sentence(PLACE).split(PLACE);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <MinimumDeposit />
      {after}
    </>
  );
}
