import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import {
  type CertificateFacts,
  certificateText,
  deletionStream,
  type ErasureCertificate,
  signCertificate,
} from '@keelson/domain/deletion';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import { rootKeyOf } from '@keelson/event-store/roots';
import { certificateSeed } from '@keelson/vault';
import { commandOf } from './commands';
import type { OperatorContext } from './operator-context';

const subjectKeys = new InMemorySubjectKeys();
const store = new InMemoryEventStore();
const codec = createEventCodec(eventCatalogue, subjectKeys);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificate-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function issued(account = `acc_${randomUUID()}`): Promise<ErasureCertificate> {
  const facts: CertificateFacts = {
    ...{ certificateId: 'KE-0A1B2C3D4E5F', account, askedBy: 'staff', erased: ['identity'], kept: ['payments'] },
    ...{ askedAt: '2026-11-02T09:00:00.000Z', accessEndedAt: '2026-11-09T09:00:00.000Z', payments: 9 },
    ...{ erasedAt: '2026-11-09T09:00:03.000Z', erasureEventId: '0a1b2c3d-4e5f-5a6b-8c7d-9e0f1a2b3c4d' },
    keyBackupsGoneBy: '2026-12-09T09:00:03.000Z',
  };
  const certificate = signCertificate(facts, rootKeyOf(await certificateSeed(subjectKeys)));
  const commandId = randomUUID();
  const events = [
    { type: 'deletion.access-ended.v1', data: {} },
    { type: 'deletion.personal-data-erased.v1', data: {} },
    { type: 'deletion.erasure-certified.v1', data: { ...certificate } },
  ];
  const encoded = await codec.encode(events, {
    ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
    ...{ actor: { kind: 'system', id: 'test' }, subjectId: account, partitionKey: account },
  });
  await store.append({ streamId: deletionStream(account), expectedVersion: 0, events: encoded });
  return certificate;
}

async function operate(...words: string[]) {
  const said: string[] = [];
  const context = { store, codec, subjectKeys, say: (line: string) => said.push(line) };
  const code = await commandOf(words)?.(context as unknown as OperatorContext);
  return { code, said: said.join('\n') };
}

async function checkOf(text: string) {
  const file = join(folder, `${randomUUID()}.json`);
  await writeFile(file, text);
  return operate('certificate', '--check', file);
}

describe('certificates at the terminal', () => {
  it('[BEYOND-06~] are printed as they were issued', async () => {
    const certificate = await issued();
    const printed = { code: 0, said: certificateText(certificate).trimEnd() };
    expect(await operate('certificate', certificate.account)).toEqual(printed);
    const nobody = `acc_${randomUUID()}`;
    expect(await operate('certificate', nobody)).toEqual({ code: 1, said: `No erasure of ${nobody} is certified.` });
  });

  it('[BEYOND-06~] are checked against the key and the log, and refused with the reason', async () => {
    const text = certificateText(await issued());
    const { code, said } = await checkOf(text);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Genuine.*\nKey [0-9a-f]{16}, Ed25519: \S+$/)]);
    const changed = await checkOf(text.replace('"payments": 9', '"payments": 8'));
    expect([changed.code, changed.said]).toEqual([1, expect.stringMatching(/^Not genuine: it was changed/)]);
    expect(await checkOf('nothing')).toMatchObject({ code: 1 });
    expect(await operate('certificate', '--check', join(folder, 'none'))).toMatchObject({ code: 1 });
  });
});
