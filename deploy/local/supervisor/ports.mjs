import { createServer } from 'node:net';

const USUAL = 3000;
// Copies that start at the same moment all find a port free. Each therefore holds the port on a loopback address that
// nothing else uses; the system lets go of it when the process ends. Where only 127.0.0.1 exists there is no such hold.
const HOLD = '127.83.0.1';
const holds = [];

/** The port to serve on: the wanted one or a clear refusal; without a wish the usual one or the next that is free. */
export async function choosePort(wanted, usual = USUAL) {
  if (wanted !== undefined) {
    if (await take(wanted)) return wanted;
    throw new Error(`Port ${wanted} is taken. Choose another with --port.`);
  }
  for (let port = usual; port < usual + 50; port += 1) if (await take(port)) return port;
  return anyPort();
}

/** A port that was free a moment ago. */
export function anyPort() {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function take(port) {
  if (!(await isFree(port))) return false;
  return new Promise((done) => {
    const hold = createServer().once('error', (error) => done(error.code !== 'EADDRINUSE'));
    hold.listen({ port, host: HOLD, exclusive: true }, () => {
      hold.unref();
      holds.push(hold);
      done(true);
    });
  });
}

// Browsers may take `localhost` for either loopback address: both must be free.
async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer().once('error', (error) =>
      done(['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}
