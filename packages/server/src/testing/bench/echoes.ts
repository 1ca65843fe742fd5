const MESSAGE = JSON.stringify({
  say: 'do',
  id: 'x'.repeat(12),
  deed: { deed: 'answer', asked: '12.abcdef', key: 'walk 1,0' },
});

/** Milliseconds an echo server takes to answer, over this many sockets and at this rate together. */
export async function echoLatencies(url: string, sockets: number, rate: number, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + seconds * 1000;
  const gap = (sockets / rate) * 1000;
  const talk = async (n: number) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    await new Promise(done => {
      socket.onopen = done;
    });
    let next = performance.now() + (gap * n) / sockets;
    while (performance.now() < until) {
      await new Promise(done => setTimeout(done, Math.max(0, next - performance.now())));
      next = Math.max(next + gap, performance.now());
      const began = performance.now();
      const back = new Promise(done => {
        socket.onmessage = done;
      });
      socket.send(MESSAGE);
      await back;
      took.push(performance.now() - began);
    }
    socket.close();
  };
  await Promise.all(Array.from({ length: sockets }, (_, n) => talk(n)));
  return took;
}
