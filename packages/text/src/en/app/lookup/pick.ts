/** A list of names to fill in. */
export const pick = {
  add: 'Type a name',
  remove: (name: string) => `Remove ${name}`,
};
