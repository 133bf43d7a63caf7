/** Somebody below the user. */
export interface Referral {
  readonly name: string;
  /** Distance from the user; 1 is someone the user invited. */
  readonly level: number;
  /** Name of who invited them. */
  readonly parent: string;
  readonly isActive: boolean;
  /** Null where the provider has no date. */
  readonly registeredAt: Date | null;
}

/** A referral with those whom they invited. */
export interface ReferralNode extends Referral {
  readonly children: readonly ReferralNode[];
}

/**
 * Makes a tree of the flat list. The contract names parents, it does not number them: of two with the same name on the
 * same level the first is taken. Nobody is left out; who has no parent in the list stands at the top.
 */
export function toReferralTree(referrals: readonly Referral[]): readonly ReferralNode[] {
  const roots: ReferralNode[] = [];
  const childrenOf = new Map<string, ReferralNode[]>();
  const place = (level: number, name: string) => JSON.stringify([level, name]);
  const nodes = referrals.map((referral) => {
    const children: ReferralNode[] = [];
    const own = place(referral.level, referral.name);
    if (!childrenOf.has(own)) childrenOf.set(own, children);
    return { ...referral, children };
  });
  for (const node of nodes) (childrenOf.get(place(node.level - 1, node.parent)) ?? roots).push(node);
  return roots;
}
