// A load of its own process: connections that each send the next request when the last answer is complete.
import { connect } from 'node:net';
import { serve } from '../machine/serve.mjs';

const END = Buffer.from('\r\n\r\n');
const WARM_UP_MS = 500;

/** Answers one after the other on one connection; `done(ms)` after each. */
function keepAsking({ port, request, until, done }) {
  return new Promise((finished, failed) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let received = [];
    let missing = 0;
    const ask = () => {
      received = [];
      missing = -1;
      sentAt = performance.now();
      socket.write(request);
    };
    const readHead = () => {
      const all = Buffer.concat(received);
      received = [all];
      const end = all.indexOf(END);
      if (end < 0) return;
      const head = all.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(head);
      missing = end + END.length + Number(length) - all.length;
    };
    const take = (chunk) => {
      if (missing < 0) {
        received.push(chunk);
        readHead();
      } else missing -= chunk.length;
      if (missing !== 0) return;
      const now = performance.now();
      done(now - sentAt, now);
      if (now < until) ask();
      else socket.end();
    };
    socket.once('connect', ask);
    socket.on('data', (chunk) => {
      try {
        take(chunk);
      } catch (error) {
        socket.destroy(error);
      }
    });
    socket.once('error', failed);
    socket.once('close', finished);
  });
}

serve({
  async run({ port, path, token, connections, seconds }) {
    const head = [`GET ${path} HTTP/1.1`, 'host: localhost', 'accept: application/json', 'user-agent: bench'];
    const request = Buffer.from([...head, `authorization: Bearer ${token}`, '', ''].join('\r\n'));
    const begin = performance.now() + WARM_UP_MS;
    const until = begin + seconds * 1000;
    const times = [];
    const done = (ms, now) => {
      if (now >= begin && now < until) times.push(ms);
    };
    await Promise.all(Array.from({ length: connections }, () => keepAsking({ port, request, until, done })));
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
  },
});
