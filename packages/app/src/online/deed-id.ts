/** An id for a deed. A deed that is sent twice with the same id is done once. */
export const newDeedId = (): string => crypto.randomUUID().replaceAll('-', '');
