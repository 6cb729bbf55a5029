/** Does something with each item, so many at a time; the first failure ends it. */
export async function inParallel<Item>(
  atOnce: number,
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await act(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
