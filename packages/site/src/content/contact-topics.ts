/** The topics of support messages, by the contract. */
export const contactTopics = [
  "deposit",
  "withdrawal",
  "account",
  "verification",
  "trading",
  "complaint",
  "other",
] as const;

export type ContactTopic = (typeof contactTopics)[number];
