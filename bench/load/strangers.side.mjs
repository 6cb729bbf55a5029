// People whose requests do not come to an end, and people who are turned away because of them.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../machine/serve.mjs';

let sockets = [];

async function openAll(port, count, head) {
  sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.on('error', () => undefined).write(head);
}

const JSON_BODY = { 'content-type': 'application/json' };

/** The status of the answer to a form that is sent, and its milliseconds. */
const answered = (agent, port, path) =>
  new Promise((done, failed) => {
    const began = performance.now();
    request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers: JSON_BODY }, (answer) => {
      answer.resume();
      answer.once('end', () => done({ status: answer.statusCode, ms: performance.now() - began }));
    })
      .once('error', failed)
      .end('{}');
  });

serve({
  /** Opens so many connections whose headers do not come to an end. */
  dawdle: ({ port, count, path }) => openAll(port, count, `GET ${path} HTTP/1.1\r\nhost: x\r\nx-slow: `),

  /** Holds so many places of those who send with bodies that do not come to an end. */
  occupy: ({ port, count, path }) =>
    openAll(
      port,
      count,
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    ),

  /** Ends the connections; all of them must have lasted. */
  async leave({ count }) {
    const lasting = sockets.filter(({ readableEnded, destroyed }) => !readableEnded && !destroyed).length;
    for (const socket of sockets) socket.destroy();
    if (lasting !== count) throw new Error(`${count - lasting} of ${count} connections were cut off meanwhile`);
  },

  /** Milliseconds of each refusal, so many asking at once. */
  async refused({ port, path, atOnce, rounds }) {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const taken = [];
    try {
      while ((await answered(agent, port, path)).status !== 503) await wait(10);
      for (let round = 0; round < rounds; round += 1) {
        const answers = await Promise.all(Array.from({ length: atOnce }, () => answered(agent, port, path)));
        const other = answers.find(({ status }) => status !== 503);
        if (other) throw new Error(`answered ${other.status} where all places are taken`);
        taken.push(...answers.map(({ ms }) => ms));
      }
    } finally {
      agent.destroy();
    }
    return taken;
  },
});
