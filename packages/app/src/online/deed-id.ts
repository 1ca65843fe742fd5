/** A name for something done at a table: what is sent twice under it is done once. */
export const newDeedId = (): string => crypto.randomUUID().replaceAll('-', '');
