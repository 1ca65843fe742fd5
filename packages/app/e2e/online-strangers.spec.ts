import { comeBack, goAway, openPanel, openTable, start } from './lobby.ts';
import { enterAs, expect, test } from './tables.ts';

test('strangers find a table, mind the chat, leave orders, and take their data with them', async ({ visit }) => {
  const [ana, bo] = await Promise.all([visit(), visit()]);
  await enterAs(ana, 'Ana');
  const address = await openTable(ana, async () => {
    await ana.getByText('Everyone', { exact: true }).click();
    await ana.getByLabel('Time per turn').selectOption({ label: '3 days' });
  });
  // The list of open tables has it, and says that somebody waits; filters leave it out.
  await enterAs(bo, 'Bo');
  await expect(bo.getByText('1 player is waiting for others')).toBeVisible();
  const listed = bo.locator('.lobby-table').filter({ hasText: 'Thursday night' });
  await expect(listed).toContainText('3 days per turn');
  await bo.getByRole('radiogroup', { name: 'Pace' }).getByText('Live').click();
  await expect(listed).toHaveCount(0);
  await bo.getByRole('radiogroup', { name: 'Pace' }).getByText('Over days').click();
  await expect(listed).toBeVisible();
  await bo.getByLabel('Scenario').selectOption({ label: 'Full Conquest' });
  await expect(listed).toHaveCount(0);
  // Its six letters lead there as well.
  await bo.getByLabel('Join by code').fill((await ana.locator('.room-code b').textContent())?.toLowerCase() ?? '');
  await bo.getByRole('button', { name: 'Join by code' }).click();
  await expect(bo).toHaveURL(address);
  await bo.getByRole('button', { name: 'Join the table' }).click();
  // A line is reported, and its writer is not heard any more.
  await ana.getByLabel('Write to the table').fill('You play like a troll');
  await ana.getByRole('button', { name: 'Send' }).click();
  const line = bo.getByText('You play like a troll');
  await expect(line).toBeVisible();
  await bo.getByRole('button', { name: 'Ana: Report' }).click();
  await bo.getByLabel('What is wrong with it?').fill('Rude');
  await bo.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(bo.getByText('Reported to whoever runs this server.')).toBeVisible();
  await bo.getByRole('button', { name: 'Ana: Report' }).click();
  await bo.getByRole('button', { name: 'Mute Ana' }).click();
  await expect(line).toHaveCount(0);
  // Orders for what is asked while the player is away stay with the table.
  await start(ana);
  await openPanel(bo);
  await bo.getByText('When I am away').click();
  await bo.getByLabel('When another hero attacks').selectOption({ label: 'Defend fully' });
  await bo.reload();
  await openPanel(bo);
  await bo.getByText('When I am away').click();
  await expect(bo.getByLabel('When another hero attacks')).toHaveValue('defend-fully');
  // A one-time link signs in on another device, once.
  await goAway(bo);
  await expect(bo.locator('.lobby-table[data-turn]')).toContainText('2 days');
  await bo.getByRole('link', { name: 'Account: Bo' }).click();
  await bo.getByRole('button', { name: 'Make a link' }).click();
  const link = (await bo.getByLabel('One-time link').textContent()) ?? '';
  const other = await visit();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign in here' }).click();
  await comeBack(other);
  await other.locator('main.table').waitFor();
  // Everything that is kept can be taken along, and then deleted: a computer player plays on.
  const download = bo.waitForEvent('download');
  await bo.getByRole('button', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('deedbook-account.json');
  await bo.getByRole('button', { name: 'Delete the account' }).click();
  await bo.getByRole('button', { name: 'Delete it' }).click();
  await expect(bo.getByText('Your account is gone.')).toBeVisible();
  await openPanel(ana);
  await expect(ana.locator('.seated-players')).not.toContainText('Bo');
});
