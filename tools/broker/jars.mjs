import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const POM = join(import.meta.dirname, 'pom.xml');
// Named after the version in pom.xml; a folder that is there is whole, because it came under its name when it was.
const FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'keelson', 'kafka-4.1.0');

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** What this machine lacks for a broker of Kafka, in a sentence; undefined where it lacks nothing. */
export function lackingForBroker() {
  if (!onPath('java')) return 'there is no Java (Debian: apt-get install default-jre-headless)';
  if (!existsSync(FOLDER) && !onPath('mvn')) return 'there is no Maven (Debian: apt-get install maven)';
  return undefined;
}

/** The folder with Kafka's jars: fetched once from Maven Central, 43 MB, each held against its checksum. */
export function kafkaJars() {
  if (existsSync(FOLDER)) return FOLDER;
  mkdirSync(join(FOLDER, '..'), { recursive: true });
  const fetched = mkdtempSync(`${FOLDER}-`);
  const run = spawnSync(
    'mvn',
    [
      '--batch-mode',
      '--quiet',
      '--strict-checksums',
      '--file',
      POM,
      'dependency:copy-dependencies',
      `-DoutputDirectory=${fetched}`,
    ],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) {
    rmSync(fetched, { recursive: true, force: true });
    throw new Error(`Kafka was not fetched from Maven Central.\n${run.stdout ?? ''}${run.stderr ?? run.error ?? ''}`);
  }
  try {
    renameSync(fetched, FOLDER);
  } catch (error) {
    // Another run was faster.
    rmSync(fetched, { recursive: true, force: true });
    if (!existsSync(FOLDER)) throw error;
  }
  return FOLDER;
}
