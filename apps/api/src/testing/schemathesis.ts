import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const VERSION = '4.32.5';

export interface SchemathesisRun {
  /** Where the API listens. */
  readonly address: string;
  readonly document: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly seed: number;
  /** The configuration, as TOML. */
  readonly settings: string;
  readonly options: readonly string[];
}

export interface SchemathesisReport {
  readonly cases: number;
  readonly failures: number;
  /** Operations to which no case was sent, although they were selected. */
  readonly untested: number;
  /** All that it printed. */
  readonly told: string;
}

interface Report {
  readonly complete: boolean;
  readonly operations: { readonly selected: number; readonly tested: number };
  readonly test_cases: { readonly generated: number; readonly with_failures: number; readonly errored: number };
  readonly errors: readonly unknown[];
}

/** Schemathesis in a Python environment of its own; it is installed from PyPI where it is not there yet. */
export class Schemathesis {
  private constructor(private readonly folder: string) {}

  static async in(folder: string): Promise<Schemathesis> {
    const schemathesis = new Schemathesis(folder);
    if (!existsSync(schemathesis.program)) await schemathesis.install();
    return schemathesis;
  }

  async run(
    name: string,
    { address, document, headers, seed, settings, options }: SchemathesisRun,
  ): Promise<SchemathesisReport> {
    const [schema, config, report] = ['openapi.json', 'toml', 'report.json'].map((end) =>
      join(this.folder, `${name}.${end}`),
    ) as [string, string, string];
    await writeFile(schema, JSON.stringify(document));
    await writeFile(config, settings);
    await rm(report, { force: true });
    const { told } = await this.spawn(this.program, [
      ...['--no-color', '--config-file', config, 'run', schema, '--url', address, '--seed', String(seed)],
      ...Object.entries(headers).flatMap(([header, value]) => ['--header', `${header}: ${value}`]),
      ...['--report', 'json', '--report-json-path', report, ...options],
    ]);
    const { complete, operations, test_cases: cases, errors } = await readReport(report, told);
    return {
      cases: cases.generated,
      failures: cases.with_failures + cases.errored + errors.length + (complete ? 0 : 1),
      untested: operations.selected - operations.tested,
      told,
    };
  }

  private get program(): string {
    return join(this.folder, 'bin', 'schemathesis');
  }

  private async install(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const [command, ...args] of [
      ['python3', '-m', 'venv', '.'],
      [join(this.folder, 'bin', 'pip'), 'install', '--quiet', `schemathesis==${VERSION}`],
    ] as const) {
      const { status, told } = await this.spawn(command, args);
      if (status !== 0) throw new Error(`${command} failed: ${told}`);
    }
  }

  private spawn(
    command: string,
    args: readonly string[],
  ): Promise<{ readonly status: number | null; readonly told: string }> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'] });
      let told = '';
      child.stdout.on('data', (data: Buffer) => (told += data.toString()));
      child.stderr.on('data', (data: Buffer) => (told += data.toString()));
      child.on('error', reject).on('close', (status) => resolve({ status, told }));
    });
  }
}

async function readReport(path: string, told: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch (error) {
    throw new Error(`Schemathesis wrote no report: ${told}`, { cause: error });
  }
}
