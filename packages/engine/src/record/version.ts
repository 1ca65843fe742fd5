/** The version of the rules. Games are pinned to it: another version may deal or ask differently. */
export const ENGINE_VERSION = '0.1.0';
