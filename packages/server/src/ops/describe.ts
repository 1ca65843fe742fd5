import { CALLS, clientMessage, PROTOCOL, refused, serverMessage } from '@deedbook/protocol';
import { z } from 'zod';

/* Documents the protocol from its own schemas: OpenAPI for HTTP, a page for the socket. */

type Schema = Parameters<typeof z.toJSONSchema>[0];
type Described = Record<string, unknown>;

function described(schema: unknown, io: 'input' | 'output'): Described {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema as Schema, { io, unrepresentable: 'any' }) as Described;
  return rest;
}

const content = (schema: unknown, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: described(schema, io) } },
});

/** The HTTP interface as an OpenAPI document. */
export function openApi(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, { method, path, about, takes, gives, signedIn }] of Object.entries(CALLS)) {
    const address = path.replace(/:(\w+)/g, '{$1}');
    const named = [...path.matchAll(/:(\w+)/g)].map(([, part]) => ({
      name: part,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const fields = Object.entries((described(takes, 'input').properties ?? {}) as Record<string, object>);
    const query = method === 'GET' ? fields.map(([field, schema]) => ({ name: field, in: 'query', schema })) : [];
    paths[address] ??= {};
    paths[address][method.toLowerCase()] = {
      operationId: name,
      summary: about,
      parameters: [...named, ...query],
      ...(method !== 'GET' && { requestBody: content(takes, 'input') }),
      ...(signedIn && { security: [{ cookie: [] }, { token: [] }] }),
      responses: {
        200: { description: 'Done', ...content(gives, 'output') },
        '4XX': { description: 'Refused', ...content(refused, 'output') },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Deedbook online tables', version: String(PROTOCOL) },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'deedbook' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const messagesOf = (schema: unknown, io: 'input' | 'output'): string[] => {
  const { oneOf = [], anyOf = [] } = described(schema, io) as { oneOf?: Described[]; anyOf?: Described[] };
  return [...oneOf, ...anyOf].flatMap(message => {
    const { say } = (message.properties ?? {}) as { say?: { const?: string } };
    return [`### ${say?.const}`, '', '```json', JSON.stringify(message, null, 1), '```', ''];
  });
};

/** The page that documents all socket messages. */
export const socketPage = (): string =>
  [
    '# The socket',
    '',
    `Protocol ${PROTOCOL}. Made from the schemas of \`packages/protocol\` by a test of \`packages/server\`; do not edit it by hand.`,
    '',
    'A client opens `/api/socket`, says `hello` and then `open`. It gets a `whole` and from then on a `patch` for each change it',
    'can see. `n` of a patch is one more than that of the message before it; after a gap the client asks for the `whole`.',
    'It has a patch of each part of `doc` that changed. The form of a patch is described in `packages/protocol/src/patch.ts`,',
    'that of `doc` in `packages/protocol/src/sight.ts`, and that of `past` in `packages/protocol/src/moments.ts`.',
    'Both are written in the phrases of `packages/protocol/src/phrases.ts`: put back what they stand for and it is JSON.',
    'A deed that was not acknowledged, by `done` or in the `done` of a patch, is sent again under the same `id`: it is done',
    'once. The HTTP interface is described by `/api/openapi.json`.',
    '',
    '## What a client says',
    '',
    ...messagesOf(clientMessage, 'input'),
    '## What the server says',
    '',
    ...messagesOf(serverMessage, 'output'),
  ].join('\n');
