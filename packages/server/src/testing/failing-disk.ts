/* Loaded into a node before everything else: its parent process can make its disk fail. */
import { open } from 'node:fs/promises';

const file = await open(process.execPath);
const handles = Object.getPrototypeOf(file) as { datasync(): Promise<void> };
await file.close();
process.on('message', (message: { readonly disk?: 'fails' }) => {
  if (message.disk === 'fails') handles.datasync = () => Promise.reject(new Error('EIO: i/o error, fdatasync'));
});
process.channel?.unref();
