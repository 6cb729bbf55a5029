import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SpreadsheetRefusal } from '@keelson/contracts/ledger';

export interface Sheet {
  /** Empty for a CSV file. */
  readonly name: string;
  /** What the cells say, without formulas; days as 2026-10-31, empty cells as empty texts. */
  readonly rows: string[][];
}

export type SpreadsheetRead =
  | { readonly sheets: Sheet[] }
  | { readonly refused: SpreadsheetRefusal }
  /** The machine has other things to do: no file within the bounds takes so long by itself. */
  | 'late';

const BOUNDS = { unpackedBytes: 16 * 1024 * 1024, sheets: 20, rows: 1_000, cells: 20_000, textLength: 120 };
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const LONGEST_MS = 4_000;

/**
 * The cells of an .xlsx or CSV file, read in a thread of its own that ends with its answer. Nothing of the file is kept,
 * evaluated or fetched (IO-08).
 * @throws Error of the thread itself, which no file is to blame for
 */
export async function readSpreadsheet(bytes: Uint8Array, longestMs = LONGEST_MS): Promise<SpreadsheetRead> {
  const worker = new Worker(join(__dirname, 'spreadsheet.worker.js'), {
    workerData: { bytes, bounds: BOUNDS },
    resourceLimits: MEMORY,
    // Nothing of the process: neither what it was started with nor what it was told.
    execArgv: [],
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SpreadsheetRead>((answer, failed) => {
      timer = setTimeout(() => answer('late'), longestMs);
      worker.once('message', answer);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer({ refused: 'FILE_TOO_LARGE' });
        else failed(error);
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
