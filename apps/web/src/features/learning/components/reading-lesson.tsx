import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { RichText } from '../../../content/components/rich-text';
import { afterLesson } from '../after-lesson';
import { useFinishLesson } from '../use-lesson';
import { FinishedNote } from './finished-note';
import { LessonArticle } from './lesson-article';
import type { LessonProps } from './lesson-props';
import { LessonPrompts } from './lesson-prompts';

interface ReadingLessonProps extends LessonProps {
  readonly introduction: string;
  readonly text: unknown;
}

/** A reading that is finished by reading it: the button at its end waits until the end was seen. */
export function ReadingLesson({ moduleId, chapter, lesson, mode, later, introduction, text }: ReadingLessonProps) {
  const { finish, finished, finishing } = useFinishLesson(moduleId);
  const end = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const isDone = lesson.done || finished !== undefined;
  useEffect(() => {
    // Where a browser cannot tell what is in view, reaching the button is enough.
    if (!end.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <LessonArticle title={lesson.title} reading>
      <p className="k-soft">{introduction}</p>
      <RichText value={text} />
      <div ref={end}>
        {isDone ? (
          <FinishedNote title="You have read this" inPlaceOfButton={finished !== undefined}>
            <LessonPrompts after={afterLesson(chapter.lessons, lesson)} mode={mode} later={later} />
          </FinishedNote>
        ) : (
          <Button
            intent="primary"
            size="large"
            loading={finishing}
            // Somebody at the keyboard comes to the end by reaching the button: it must not be out of reach until then.
            aria-disabled={!seen}
            {...(!seen && { className: 'bp6-disabled' })}
            onFocus={() => setSeen(true)}
            onClick={() => seen && void finish(lesson, null)}
          >
            I have read this
          </Button>
        )}
      </div>
    </LessonArticle>
  );
}
