import { useFigures, usePage } from "../page.tsx";

/** The smallest deposit: the configured one, and the provider's own as soon as it has said it. */
export function MinimumDeposit() {
  const { dollars } = useFigures();
  return <span data-minimum-deposit="">{dollars(usePage().settings.minimumDepositUsd)}</span>;
}

/** Stands for the amount in a sentence until that is put together. */
const PLACE = "\u0000";

/** A sentence with the smallest deposit where it names it. */
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
