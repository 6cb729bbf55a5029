// Loaded into every process of a product whose network is under test: each connection that it opens to this machine goes
// to the network in between (network.mjs), which is told first where it is bound for and who opens it.
import { Socket } from 'node:net';

const HERE = new Set(['127.0.0.1', 'localhost', '::1', undefined]);
const NETWORK = Number(process.env.CHAOS_NETWORK_PORT);
const NAME = /\/apps\/([a-z]+)\/dist\/main\.js$/.exec(process.argv[1] ?? '')?.[1];

if (NAME !== undefined && NETWORK > 0) reroute();

function reroute() {
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function connectThroughNetwork(...given) {
    const wanted = targetOf(given);
    if (wanted === undefined) return connect.apply(this, given);
    const listener = given.flat().findLast((each) => typeof each === 'function');
    const { path: _, ...options } = wanted;
    const socket = connect.call(this, { ...options, host: '127.0.0.1', port: NETWORK }, listener);
    // The first bytes on the line, before anything that waits for the connection.
    socket.write(`${NAME} ${wanted.port}\n`);
    return socket;
  };
}

/** The options of a TCP connection to this machine; Node hands them over as they came, or in a list of its own. */
function targetOf(given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const options = typeof first === 'object' && first !== null ? first : { port: first, host: second };
  if (options.path || !/^\d+$/.test(String(options.port))) return undefined;
  const host = typeof options.host === 'string' ? options.host : undefined;
  return HERE.has(host) ? options : undefined;
}
