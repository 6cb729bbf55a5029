import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { chanceOf } from '../chance.mjs';
import { openNetwork } from './network.mjs';

type Network = Awaited<ReturnType<typeof openNetwork>>;

let network: Network;
let echo: Server;
let port: number;
const clients: Socket[] = [];

beforeEach(async () => {
  network = await openNetwork({ chance: chanceOf(7) });
  echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  port = (echo.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await network.close();
  echo.close();
});

/** Connects as a process that loads reroute.mjs does. */
function connected(from = 'api') {
  const client = connect(network.port, '127.0.0.1').setEncoding('utf8');
  clients.push(client);
  client.on('error', () => undefined).write(`${from} ${port}\n`);
  return client;
}

async function answerTo(client: Socket, text: string) {
  client.write(text);
  let heard = '';
  while (heard.length < text.length) {
    const [piece] = (await once(client, 'data')) as [string];
    heard += piece;
  }
  return heard;
}

describe('the network between processes', () => {
  it('carries what is said, in order and whole, to where it is bound for', async () => {
    const said = Array.from({ length: 20_000 }, (_, number) => `${number} `).join('');
    const [first, second] = [connected(), connected('projectors')];
    expect(await answerTo(first, said)).toBe(said);
    expect(await answerTo(second, 'hello')).toBe('hello');
    expect(network.lines().map(({ from }) => from)).toEqual(['api', 'projectors']);
  });

  it('carries it late, and still in order, where it is slow and loses', async () => {
    network.suffer(() => true, { delay: 2, jitter: 2, loss: 0.2 });
    const client = connected();
    const numbers = Array.from({ length: 12 }, (_, number) => `${number} `);
    let heard = '';
    client.on('data', (piece: string) => (heard += piece));
    for (const number of numbers) {
      client.write(number);
      await once(client, 'data');
    }
    expect(heard).toBe(numbers.join(''));
  });

  it('keeps back the answers of a line that is silent on the way back, and delivers them afterwards', async () => {
    const client = connected();
    await answerTo(client, 'hello');
    network.suffer(({ from }) => from === 'api', { silent: true }, 'back');
    const other = connected('projectors');
    let heard = '';
    client.on('data', (piece: string) => (heard += piece));
    client.write('are you there?');
    expect(await answerTo(other, 'and you?')).toBe('and you?');
    expect(heard).toBe('');
    network.clear();
    await once(client, 'data');
    expect(heard).toBe('are you there?');
  });

  it('cuts a line when its next answer is to be lost, after the question was delivered', async () => {
    const asked = once(echo, 'connection') as Promise<[Socket]>;
    const client = connected();
    await answerTo(client, 'hello');
    const [peer] = await asked;
    const delivered = once(peer, 'data');
    for (const line of network.lines()) line.losesAnswers = true;
    const closed = new Promise((done) => client.once('close', done));
    let heard = '';
    client.on('data', (piece: string) => (heard += piece));
    client.write('do it');
    expect(String((await delivered)[0])).toBe('do it');
    await closed;
    expect(heard).toBe('');
    expect(network.lines()).toEqual([]);
  });

  it('leads from a port of its own for those that load nothing', async () => {
    const client = connect(await network.leadingTo(port, 'people'), '127.0.0.1').setEncoding('utf8');
    clients.push(client);
    expect(await answerTo(client, 'hello')).toBe('hello');
    expect(network.lines().map(({ from }) => from)).toEqual(['people']);
  });

  it('ends a line where one side ends it', async () => {
    const client = connected();
    await answerTo(client, 'hello');
    const [line] = network.lines();
    client.end();
    await once(client, 'close');
    await line?.closed;
    expect(network.lines()).toEqual([]);
  });
});
