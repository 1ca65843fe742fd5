#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`deedbook needs Node 24, not ${process.versions.node}: start it with npm run deedbook or npx deedbook`);
  process.exit(1);
}
await import('../src/main.ts');
