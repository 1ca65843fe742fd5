import { expect, it } from 'vitest';
import { openApi, socketPage } from './describe.ts';

it('the socket page in docs is generated from the schemas (vitest -u writes it)', async () => {
  await expect(socketPage()).toMatchFileSnapshot('../../../../docs/socket.md');
});

it('every call is in the OpenAPI document, with its input and output', () => {
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
