import { run } from './run.ts';

const PIPE_CLOSED = 'EPIPE';

// The reader of our output may stop early: `deedbook replay game.json | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== PIPE_CLOSED) throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), process);
