import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const SMALLEST_BYTES = 1_000;

/**
 * Compresses answers of 1 kB and more for browsers that accept it. Answers with a secret stay as they are: a caller whose
 * text stands beside the secret could learn it from the length (BREACH). So do answers that are sent while they are made,
 * since compression holds the first bytes back.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    const schemas = route.config?.contract?.schemas;
    if (schemas?.secret || schemas?.streamed || schemas?.eventStream) route.compress = false;
  });
  await server.register(compress, {
    threshold: SMALLEST_BYTES,
    encodings: ['br', 'gzip'],
    // A small body could unpack to one of any size.
    globalDecompression: false,
  });
}
