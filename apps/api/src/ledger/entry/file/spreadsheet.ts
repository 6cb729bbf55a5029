import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SpreadsheetRefusal } from '@keelson/contracts/ledger';

export interface Sheet {
  /** Empty for a CSV file. */
  readonly name: string;
  /** What the cells say, without formulas; days as 2026-10-31, empty cells as empty texts. */
  readonly rows: string[][];
}

export type SpreadsheetRead = { readonly sheets: Sheet[] } | { readonly refused: SpreadsheetRefusal };

const BOUNDS = { unpackedBytes: 16 * 1024 * 1024, sheets: 20, rows: 1_000, cells: 20_000, textLength: 120 };
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const LONGEST_MS = 4_000;

/**
 * The cells of an .xlsx or CSV file, read in a thread of its own that ends with its answer. Nothing of the file is kept,
 * evaluated or fetched (IO-08).
 */
export async function readSpreadsheet(bytes: Uint8Array, longestMs = LONGEST_MS): Promise<SpreadsheetRead> {
  const worker = new Worker(join(__dirname, 'spreadsheet.worker.js'), {
    workerData: { bytes, bounds: BOUNDS },
    resourceLimits: MEMORY,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SpreadsheetRead>((answer) => {
      timer = setTimeout(() => answer({ refused: 'FILE_TOO_LARGE' }), longestMs);
      worker.once('message', answer);
      // Memory ran out: the thread is gone.
      worker.once('error', () => answer({ refused: 'FILE_TOO_LARGE' }));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
