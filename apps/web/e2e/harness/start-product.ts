import { startCopy } from './own-copy';

/** Brings up the copy that all tests share which need none to themselves. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['KEELSON_E2E_ADDRESSES'] !== undefined) return undefined;
  const { addresses, end } = await startCopy();
  process.env['KEELSON_E2E_ADDRESSES'] = addresses;
  return end;
}
