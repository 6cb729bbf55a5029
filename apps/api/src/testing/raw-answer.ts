import { connect } from 'node:net';

/** What a server answers to bytes of any kind, up to the end of the connection. */
export const rawAnswer = (address: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
