const HOUR = 3_600_000;

/** Returns the times of a past transaction: taken up after two hours, settled after twenty. */
export function timesOf(requestedAt: Date, statusId: number) {
  const after = (hours: number) => new Date(requestedAt.getTime() + hours * HOUR);
  return { processingAt: statusId === 1 ? null : after(2), settledAt: statusId < 5 ? null : after(20) };
}
