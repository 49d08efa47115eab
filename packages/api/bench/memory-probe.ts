/** Imported before the service: answers each message of the bench with the memory in use after a garbage collection. */
if (globalThis.gc === undefined) throw new Error('Start with --expose-gc.');
const collect = globalThis.gc;

process.on('message', () => {
  const peakRss = process.memoryUsage.rss();
  // Also gives back the young generation, which V8 grows to 134 MB and shrinks again, whatever the service does.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss, peakRss });
});
