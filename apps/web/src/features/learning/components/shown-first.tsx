import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import type { Lesson } from '../lessons';

interface ShownFirstProps {
  /** Unfinished ones come first, then those that are finished. */
  readonly lessons: readonly Lesson[];
  readonly atFirst: number;
  readonly children: (lessons: readonly Lesson[]) => ReactNode;
}

/** The first lessons, and all of them on request. */
export function ShownFirst({ lessons, atFirst, children }: ShownFirstProps) {
  const [all, setAll] = useState(false);
  const inOrder = [...lessons.filter(({ done }) => !done), ...lessons.filter(({ done }) => done)];
  const isCut = inOrder.length > atFirst;
  return (
    <>
      {children(all || !isCut ? inOrder : inOrder.slice(0, atFirst))}
      {isCut && (
        <p className="k-learn-more">
          <Button variant="minimal" size="small" intent="primary" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${inOrder.length}`}
          </Button>
        </p>
      )}
    </>
  );
}
