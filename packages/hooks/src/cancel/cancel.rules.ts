/** The status of a transaction that is not processed yet, by the specification's ids (4.6). */
const PENDING = 1;

/**
 * Returns whether a transaction can be cancelled by its user: it is pending, and no proof of its payment was sent. The
 * provider decides again, because staff or a payment may be faster.
 */
export const isCancellable = ({
  statusId,
  receipt = null,
}: {
  readonly statusId: number;
  /** The proof of a deposit. */
  readonly receipt?: string | null;
}): boolean => statusId === PENDING && receipt === null;
