/*
 * Posts "waiting for you" to a group chat. Only Discord and Slack are called: the server fetches no other address given
 * by a player. The message consists of names only, so it needs no language.
 */
const WEBHOOK_HOSTS = [
  'discord.com',
  'discordapp.com',
  'ptb.discord.com',
  'canary.discord.com',
  'hooks.slack.com',
] as const;

export interface Turn {
  readonly table: string;
  readonly player: string;
  readonly url: string;
}

export function isWebhook(address: string): boolean {
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && WEBHOOK_HOSTS.some(host => host === hostname);
}

/** Removes what Discord or Slack would read as a mention, a link or markup. */
const plain = (text: string): string => text.replace(/[<>&@*_~`|\\[\]()#/]|\.(?=[\p{L}\p{N}])/gu, ' ');

/** The body in the format of Discord or Slack. */
export function bodyFor(address: string, { table, player, url }: Turn): object {
  const line = `⏳ ${plain(table)} · ${plain(player)} · ${url}`;
  return new URL(address).hostname === 'hooks.slack.com'
    ? { text: line }
    : { content: line, allowed_mentions: { parse: [] } };
}
