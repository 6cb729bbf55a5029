import pg from 'pg';

const CHUNK = 256 * 1024;

/** Writes the lines that `lines` yields by `COPY … FROM STDIN`, never faster than the server takes them. */
export async function copyIn(connectionString, text, lines) {
  const client = new pg.Client({ connectionString, statement_timeout: 0 });
  await client.connect();
  try {
    await new Promise((done, failed) => client.query(new CopyIn(text, lines, done, failed)));
  } finally {
    await client.end();
  }
}

/** What the driver calls while a query runs. */
class CopyIn {
  constructor(text, lines, done, failed) {
    Object.assign(this, { text, lines, done, failed });
  }

  submit(connection) {
    connection.query(this.text);
  }

  handleCopyInResponse(connection) {
    this.#send(connection).catch((error) => {
      this.error = error;
      connection.sendCopyFail(String(error.message));
    });
  }

  async #send(connection) {
    let chunk = '';
    for await (const line of this.lines) {
      chunk += line;
      if (chunk.length < CHUNK) continue;
      connection.sendCopyFromChunk(Buffer.from(chunk));
      chunk = '';
      if (connection.stream.writableNeedDrain) await new Promise((go) => connection.stream.once('drain', go));
    }
    if (chunk !== '') connection.sendCopyFromChunk(Buffer.from(chunk));
    connection.endCopyFrom();
  }

  handleError(error) {
    this.error ??= error;
  }

  handleReadyForQuery() {
    if (this.error) this.failed(this.error);
    else this.done();
  }

  handleCommandComplete() {}

  handleRowDescription() {}
}

const ESCAPED = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One value as COPY reads it. */
export const copyValue = (value) =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPED[character]);

export const copyLine = (values) => `${values.map(copyValue).join('\t')}\n`;
