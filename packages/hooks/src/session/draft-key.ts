/** Returns the storage key of a user's drafts: each user has a separate record, so that users do not overwrite each other's drafts. */
export const draftKey = (name: string, staffUserId: number): string => `${name}.${staffUserId}`;
