import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { carry, CLEAR } from './line.mjs';

const HEADER = /^([a-z]+) (\d+)\n/;
const LONGEST_HEADER = 64;

/**
 * @typedef {object} Line one connection: who opened it, and where it is bound for
 * @property {string} from
 * @property {number} port
 * @property {boolean} losesAnswers whether it breaks before the next answer arrives, once something was asked
 * @property {() => void} cut
 * @property {Promise<void>} closed
 *
 * @typedef {object} Network
 * @property {number} port where processes that load reroute.mjs are sent
 * @property {(port: number, from: string) => Promise<number>} leadingTo a port of its own that leads to another, for
 *   those that load nothing
 * @property {() => Line[]} lines
 * @property {(concerns: (line: Line) => boolean, is: object, only?: 'there' | 'back') => void} suffer what lines suffer
 *   that `concerns` picks, in both directions unless `only` names one, until `clear`
 * @property {() => void} clear
 * @property {() => Promise<void>} close
 */

/**
 * The network between the processes of this machine: it carries every connection, knows who opened it and where it is
 * bound for, and does to it what it is told.
 *
 * @param {{ chance: import('../chance.mjs').Chance }} given
 * @returns {Promise<Network>}
 */
export async function openNetwork({ chance }) {
  const lines = new Set();
  const servers = [];
  let weather = [];

  const weatherOf = (line, direction) =>
    weather.findLast(({ concerns, only }) => concerns(line) && (only ?? direction) === direction)?.is ?? CLEAR;

  function lay(client, { from, port, first }) {
    const server = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    let isClosed;
    const whenClosed = new Promise((done) => (isClosed = done));
    const line = { from, port, losesAnswers: false, asked: false, cut, closed: whenClosed };
    const stops = [
      carry(client, server, { weatherNow: () => weatherOf(line, 'there'), chance, onPiece: () => (line.asked = true) }),
      carry(server, client, { weatherNow: () => weatherOf(line, 'back'), chance, onPiece: answered }),
    ];
    lines.add(line);
    for (const socket of [client, server]) socket.on('error', cut).on('close', closed).setNoDelay(true);
    if (first.length > 0) client.emit('data', first);

    function answered() {
      if (!(line.losesAnswers && line.asked)) return true;
      cut();
      return false;
    }
    function cut() {
      for (const socket of [client, server]) if (!socket.destroyed) socket.resetAndDestroy();
      closed();
    }
    // An end that left in order has said so, and what it said is delivered to the other.
    function closed() {
      if (!(client.destroyed && server.destroyed)) return;
      stops.forEach((stop) => stop());
      lines.delete(line);
      isClosed();
    }
  }

  async function listen(onClient) {
    const server = createServer({ allowHalfOpen: true }, onClient).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return server.address().port;
  }

  function readHeader(client) {
    let read = Buffer.alloc(0);
    const onData = (piece) => {
      read = Buffer.concat([read, piece]);
      const [header, from, port] = HEADER.exec(read.toString('latin1')) ?? [];
      if (header === undefined && read.length < LONGEST_HEADER) return;
      client.off('data', onData).off('error', gone);
      if (header === undefined) client.destroy();
      else lay(client, { from, port: Number(port), first: read.subarray(header.length) });
    };
    const gone = () => client.destroy();
    client.on('data', onData).on('error', gone);
  }

  return {
    port: await listen(readHeader),
    leadingTo: (port, from) => listen((client) => lay(client, { from, port, first: Buffer.alloc(0) })),
    lines: () => [...lines],
    suffer: (concerns, is, only) => void weather.push({ concerns, is: { ...CLEAR, ...is }, only }),
    clear() {
      weather = [];
      for (const line of lines) line.losesAnswers = false;
    },
    async close() {
      for (const server of servers) server.close();
      for (const line of lines) line.cut();
    },
  };
}
