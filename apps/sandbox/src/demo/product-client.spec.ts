import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProductClient } from './product-client';

let server: Server;
const keys: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']?.toString());
    if (keys.length === 1) request.socket.destroy();
    else response.end(JSON.stringify({ data: 'done' }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

it('asks again with the same key where the connection broke before an answer', async () => {
  const client = new ProductClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(client.post('/api/v1/anything', {})).resolves.toBe('done');
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
