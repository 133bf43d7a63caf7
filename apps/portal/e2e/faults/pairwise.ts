const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Generates rows that cover each pair of values of any two dimensions, always the same rows. Each row begins with an
 * uncovered pair, and continues with the values that cover most others.
 *
 * `sizes` has the number of values of each dimension; a row has the index of a value for each dimension.
 */
export function pairwise(sizes: readonly number[]): readonly (readonly number[])[] {
  const open = new Map<string, readonly (readonly [dimension: number, value: number])[]>();
  const key = (a: number, i: number, b: number, j: number) =>
    a < b ? `${a}.${i} ${b}.${j}` : `${b}.${j} ${a}.${i}`;
  const valuesOf = (dimension: number) => Array.from({ length: sizes[dimension] ?? 0 }, (_, value) => value);
  for (const a of sizes.keys())
    for (const b of sizes.keys())
      if (a < b)
        for (const i of valuesOf(a))
          for (const j of valuesOf(b))
            open.set(key(a, i, b, j), [
              [a, i],
              [b, j],
            ]);

  const rows: (readonly number[])[] = [];
  for (let pair = open.values().next().value; pair; pair = open.values().next().value) {
    const chosen = new Map(pair);
    for (const at of sizes.keys()) {
      if (chosen.has(at)) continue;
      const gains = valuesOf(at).map((value) =>
        [...chosen].reduce((sum, [other, its]) => sum + Number(open.has(key(at, value, other, its))), 0),
      );
      const best = Math.max(...gains);
      const equals = gains.flatMap((gain, value) => (gain === best ? [value] : []));
      // Among equal candidates, steps by the golden ratio spread evenly over any subset of rows.
      const spread = ((rows.length + at) * GOLDEN) % 1;
      chosen.set(at, equals[Math.floor(spread * equals.length)] ?? 0);
    }
    for (const [a, i] of chosen) for (const [b, j] of chosen) open.delete(key(a, i, b, j));
    rows.push([...sizes.keys()].map((at) => chosen.get(at) ?? 0));
  }
  return rows;
}
