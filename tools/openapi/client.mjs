// Writes a typed client for an OpenAPI document: `node tools/openapi/client.mjs FILE FOLDER`.
import { createClient } from '@hey-api/openapi-ts';

const [input, folder] = process.argv.slice(2);
if (!input || !folder) throw new Error('usage: node tools/openapi/client.mjs FILE FOLDER');

await createClient({
  input,
  output: folder,
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
  logs: { level: 'silent' },
});
