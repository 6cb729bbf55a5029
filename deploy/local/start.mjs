// Brings the whole product up on this machine: npm start [-- --port P] [--data DIR] [--reset] [--no-demo] [--built] [--verbose]
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Keelson needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const { run } = await import('./supervisor/run.mjs');
await run(process.argv.slice(2));
