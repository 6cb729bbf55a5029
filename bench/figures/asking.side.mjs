// One connection that asks one thing after the other, as a person's browser does, and takes the time of each answer.
import { Agent, get } from 'node:http';
import { serve } from '../machine/serve.mjs';

/** @returns milliseconds and bytes of the whole answer. */
function answerOf(agent, port, { path, token }) {
  return new Promise((done, failed) => {
    const began = performance.now();
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    get({ agent, port, host: '127.0.0.1', path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.once('error', failed);
      answer.once('end', () => {
        if (answer.statusCode === 200) done({ ms: performance.now() - began, bytes });
        else failed(new Error(`${path}: ${answer.statusCode}`));
      });
    }).once('error', failed);
  });
}

serve({
  /** Asks for `requests` in turn, `times` altogether. @returns each time in milliseconds, and the mean size in bytes. */
  async ask({ port, requests, times }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [];
    try {
      while (answers.length < times)
        answers.push(await answerOf(agent, port, requests[answers.length % requests.length]));
    } finally {
      agent.destroy();
    }
    const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
    return { taken: answers.map(({ ms }) => ms), bytes: Math.round(bytes / times) };
  },
});
