/* An echo server: measures how fast a socket can be on this machine. */
import websocket from '@fastify/websocket';
import fastify from 'fastify';

const app = fastify();
await app.register(websocket);
app.get('/readyz', async () => ({ ready: true }));
app.get('/api/socket', { websocket: true }, socket => {
  socket.on('message', (bytes: Buffer) => socket.send(bytes.toString()));
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
