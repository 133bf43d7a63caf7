/** Where a browser keeps a user's drafts: one record a user, so that none writes over another's. */
export const draftKey = (name: string, staffUserId: number): string => `${name}.${staffUserId}`;
