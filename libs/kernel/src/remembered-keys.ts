/** The product has some hundreds of keys, which come again and again; what strangers send may hold any. */
const MOST_KEYS = 2_000;
const LONGEST_KEY = 64;

/** A judgement of keys by their name alone, made once for each. */
export const remembered = <Judgement>(judge: (key: string) => Judgement): ((key: string) => Judgement) => {
  const judged = new Map<string, Judgement>();
  return (key) => {
    const known = judged.get(key);
    if (known !== undefined) return known;
    const judgement = judge(key);
    if (judged.size < MOST_KEYS && key.length <= LONGEST_KEY) judged.set(key, judgement);
    return judgement;
  };
};
