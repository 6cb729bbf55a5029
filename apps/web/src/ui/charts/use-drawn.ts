import { startTransition, useEffect, useState } from 'react';

/**
 * False at first, true soon after, in a transition: the marks of all charts of a page are costly together. They come
 * once the page stands and every chart knows its width, in slices that a click or a key can get between.
 */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}
