/* Loaded into a node before everything else: its parent process can set its clock. */
const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;
process.on('message', (message: { readonly ahead?: number }) => {
  ahead = message.ahead ?? ahead;
});
process.channel?.unref();
