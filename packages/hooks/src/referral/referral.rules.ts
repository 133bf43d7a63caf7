/** A user below the signed-in user. */
export interface ReferralItem {
  readonly name: string;
  /** The distance from the signed-in user; 1 is a user that they invited. */
  readonly level: number;
  /** The name of the user who invited this user. */
  readonly parent: string;
  readonly isActive: boolean;
  /** Null where the provider has no date. */
  readonly registeredAt: Date | null;
}

/** A referral with the users that they invited. */
export interface ReferralNode extends ReferralItem {
  readonly children: readonly ReferralNode[];
}

/**
 * Builds a tree from the flat list. The contract names parents by name, not by id: of two users with the same name on
 * the same level, the first is taken as the parent. Every user of the list is in the tree; one whose parent is not
 * listed is at the top.
 */
export function toReferralTree(referrals: readonly ReferralItem[]): readonly ReferralNode[] {
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
