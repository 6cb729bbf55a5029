/** Does something with each item, so many at a time; the first failure ends it. */
export async function inParallel<Item>(
  atOnce: number,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
