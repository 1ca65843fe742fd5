import { expect, it } from 'vitest';
import { openApi, socketPage } from './describe.ts';

it('the page of the socket in docs is made from the schemas (vitest -u writes it)', async () => {
  await expect(socketPage()).toMatchFileSnapshot('../../../../docs/socket.md');
});

it('every call is in the OpenAPI document, with what it takes and gives', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, { operationId: string }>> };
  expect(paths['/api/tables/{table}/deeds']?.post).toMatchObject({
    operationId: 'doDeed',
    parameters: [{ name: 'table', in: 'path' }],
    security: expect.anything(),
  });
  expect(paths['/api/tables']?.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'list' })]),
  });
});
