/*
 * "Waiting for you", said where a group talks. Only addresses of Discord and Slack are called: the server fetches nothing
 * else that a player names. The words are names only, so they need no language.
 */
const WEBHOOK_HOSTS = ['discord.com', 'discordapp.com', 'hooks.slack.com'] as const;

export interface Turn {
  readonly table: string;
  readonly player: string;
  readonly url: string;
}

export function isWebhook(address: string): boolean {
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && WEBHOOK_HOSTS.some(host => host === hostname);
}

/** Signs that Discord or Slack would read as a mention, a link or markup. */
const plain = (text: string): string => text.replace(/[<>&@*_~`|\\[\]()#]/g, ' ');

/** What Discord and Slack expect, each in its own way. */
export function bodyFor(address: string, { table, player, url }: Turn): object {
  const line = `⏳ ${plain(table)} · ${plain(player)} · ${url}`;
  return new URL(address).hostname === 'hooks.slack.com'
    ? { text: line }
    : { content: line, allowed_mentions: { parse: [] } };
}
