/** Saves at once whatever waits to be saved. */
type Save = () => Promise<unknown>;

/** A network that does not answer keeps nobody waiting. */
const LONGEST_MS = 3_000;

const savers = new Set<Save>();
const underWay = new Set<Promise<unknown>>();

/** Called before the session ends, until the returned function is called. */
export const saveBeforeLeaving = (save: Save): (() => void) => {
  savers.add(save);
  return () => void savers.delete(save);
};

/** The end of the session waits for it, also when the page that began it is gone by then. */
export const awaitBeforeLeaving = (saving: Promise<unknown>): void => {
  const done = saving.catch(() => undefined).then(() => void underWay.delete(done));
  underWay.add(done);
};

/** Waits for what pages that are gone still save: who reads it before would read what was there before. */
export const savesUnderWay = async (): Promise<void> => {
  if (underWay.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([Promise.all(underWay), longest]);
  clearTimeout(timer);
};

/** Everything that was typed is saved, or could not be. */
export const savePending = (): Promise<void> => {
  for (const save of savers) awaitBeforeLeaving(save());
  return savesUnderWay();
};
