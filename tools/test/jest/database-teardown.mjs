export default async function stopDatabaseForTests() {
  await globalThis.stopDatabaseForTests?.();
}
